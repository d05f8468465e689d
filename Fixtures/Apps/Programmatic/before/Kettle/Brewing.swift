import Foundation

/// What is being brewed.
@MainActor
final class Brewing {
  static let shared = Brewing()
  private var started: [String: Date] = [:]

  func restore() {}
  func save() {}
  func adjust() {}
  func stopAnimations() {}
  func start(_ kind: String) -> Bool {
    started[kind] = Date()
    return true
  }
}
