import Foundation
import Projects

occupyClosedStreams()
// A reader that goes away is found out when writing, not by a signal that ends the program half way through.
signal(SIGPIPE, SIG_IGN)
exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
