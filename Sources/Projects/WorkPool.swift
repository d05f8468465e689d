import Dispatch
import Foundation

/// Work that makes more work, done by some threads until none is left.
///
/// The order is not defined: whoever needs one sorts what came out.
final class WorkPool<Item: Sendable>: @unchecked Sendable {
  // Guarded by `condition`.
  private let condition = NSCondition()
  private var waiting: [Item]
  private var active = 0

  init(_ items: [Item]) { waiting = items }

  /// Adds work; may be called from the work itself.
  func add(_ item: Item) {
    condition.lock()
    waiting.append(item)
    condition.signal()
    condition.unlock()
  }

  /// Does everything, on at most `threads` threads. `makeWorker` is called once on each: what it returns owns that thread's buffers.
  func run(threads: Int, makeWorker: @Sendable () -> (Item) -> Void) {
    guard threads > 1 else {
      let work = makeWorker()
      while let item = waiting.popLast() { work(item) }
      return
    }
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let work = makeWorker()
      while let item = self.next() {
        work(item)
        self.finish()
      }
    }
  }

  /// The next item; waits while another thread may still add some.
  private func next() -> Item? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty && active > 0 { condition.wait() }
    guard let item = waiting.popLast() else { return nil }
    active += 1
    return item
  }

  private func finish() {
    condition.lock()
    active -= 1
    if active == 0 && waiting.isEmpty { condition.broadcast() }
    condition.unlock()
  }
}

/// A value that several threads change.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  func get() -> Value { withValue { $0 } }
  func set(_ new: Value) { withValue { $0 = new } }
}
