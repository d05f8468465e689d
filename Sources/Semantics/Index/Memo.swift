import Foundation
import Syntax

/// A value that is worked out once, when somebody asks for it.
package final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: Value?

  package init() {}

  /// - Parameter make: Must not ask for the same value.
  package func value(_ make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    let made = make()
    known = made
    return made
  }
}

/// Answers that are worked out once. Two threads may work out the same one at the same time: it is the same answer.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  package init() {}

  package func value(for key: Key, _ make: () -> Value) -> Value {
    lock.lock()
    let known = values[key]
    lock.unlock()
    if let known { return known }
    let made = make()
    lock.lock()
    values[key] = made
    lock.unlock()
    return made
  }
}

/// The trees that were asked for last.
final class TreeCache: @unchecked Sendable {
  private let lock = NSLock()
  private let capacity: Int
  /// The latest last.
  private var trees: [(path: String, tree: SyntaxTree)] = []

  init(capacity: Int) { self.capacity = capacity }

  func tree(of path: String, _ make: () -> SyntaxTree?) -> SyntaxTree? {
    lock.lock()
    if let place = trees.firstIndex(where: { $0.path == path }) {
      let known = trees.remove(at: place)
      trees.append(known)
      lock.unlock()
      return known.tree
    }
    lock.unlock()
    guard let made = make() else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if !trees.contains(where: { $0.path == path }) {
      if trees.count >= capacity { trees.removeFirst() }
      trees.append((path, made))
    }
    return made
  }
}
