import Foundation

enum ReefSync {
    static func start() {}
    static func pause() {}
    static func save() {}
}
