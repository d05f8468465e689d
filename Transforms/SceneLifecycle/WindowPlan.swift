import Rewriting
import Semantics
import Syntax

/// What becomes of the app's window.
enum WindowPlan {
  /// These statements move to the scene delegate; for those that cannot, a TODO. In a storyboard app nothing may have to move.
  case moves(WindowMove)
  /// The app delegate goes on making its window, and the scene takes it over: the TODO's message.
  case adopts(String)
}

/// Statements of `didFinishLaunching` that move.
struct WindowMove {
  /// In order.
  var statements: [Node] = []
  /// The call that makes the window; none in a storyboard app.
  var creation: WindowCreation?
  /// Where the window is nil from now on.
  var todos: [TodoNote] = []
}

/// Why a statement that uses the window has to stay.
enum WindowObstacle: Equatable {
  case branch
  case member(String)
  case parameter(String)
  case hidden(String)
  case earlyExit
  case sharedLocal(String)
  case helper(String)
  /// Something that was handed the window before is asked for more.
  case receiver(String)
  case wholeDelegate
  case otherFrame
  /// A class that has initializers of its own, and so not those of `UIWindow`.
  case ownInitializers(String)
  case severalWindows
  case sharedLine
  /// What the method returns depends on it.
  case returned
  case localFunction(String)
  /// A local has the name of something that the scene delegate's method needs.
  case takenName(String)
  /// It is made in another place: `applicationWillFinishLaunching`, `makeWindow()`, an initial value.
  case madeElsewhere(String)

  /// What an adopting scene says: at most 110 characters.
  func adoption(window: String) -> String {
    switch self {
    case .branch: "`\(window)` is set up in a branch of didFinishLaunching: make it here instead, with `windowScene`"
    case .member(let name): "the set-up of `\(window)` uses `\(name)` of the app delegate: make it here once that can be reached"
    case .parameter(let name): "the set-up of `\(window)` uses `\(name)`: make the window here instead, from connectionOptions"
    case .hidden(let name): "the set-up of `\(window)` uses `\(name)`, private to that file: make the window here once it is not"
    case .earlyExit: "`\(window)` is set up behind a possible early exit of didFinishLaunching: make the window here instead"
    case .sharedLocal(let name): "`\(name)` serves `\(window)` and other work in didFinishLaunching: make the window here instead"
    case .helper(let name): "`\(name)` needs `\(window)` in didFinishLaunching: call it here and make the window here instead"
    case .receiver(let name): "`\(name)` may need the `\(window)` it was passed: call it here, and make the window here instead"
    case .wholeDelegate: "the set-up of `\(window)` uses the app delegate itself: make the window here instead"
    case .otherFrame: "`\(window)` has a frame of its own: make it here with `windowScene`, and decide how large it is"
    case .ownInitializers(let name): "`\(name)` has initializers of its own: let it take a UIWindowScene, and make the window here"
    case .severalWindows: "didFinishLaunching makes several windows: make each of them here, with `windowScene`"
    case .takenName(let name): "`\(name)` in didFinishLaunching has a name that is taken here: rename it and make the window here"
    case .returned: "what didFinishLaunching returns depends on `\(window)`: decide that without it and make the window here"
    case .localFunction(let name): "the set-up of `\(window)` uses `\(name)`, local to didFinishLaunching: make the window here instead"
    case .sharedLine: "statements that set up `\(window)` share a line: make the window here instead"
    case .madeElsewhere(let place): "`\(window)` comes from \(place) of the app delegate: make it here instead"
    }
  }

  /// What stands above a statement of a storyboard app that had to stay.
  /// - Parameter isForced: It unwraps the window with `!`.
  func leftBehind(window: String, isForced: Bool) -> String {
    let reason = isForced ? "`\(window)!` stops the launch now" : "`\(window)` is nil here now"
    return switch self {
    case .helper(let name): "`\(name)` reads `\(window)`, which is nil here now: call it from scene(_:willConnectTo:options:)"
    case .receiver(let name): "`\(name)` has no window here now: call this from scene(_:willConnectTo:options:) too"
    case .member(let name): "\(reason): move this to scene(_:willConnectTo:options:) and reach `\(name)` from there"
    case .hidden(let name): "\(reason): move this to scene(_:willConnectTo:options:) and open up `\(name)`"
    default: "\(reason): the scene has the window; move this to scene(_:willConnectTo:options:)"
    }
  }
}
