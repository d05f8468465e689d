import Foundation

/// Applies work to every item on a few threads with stacks of 256 MB each (SwiftSyntax recurses deeply); results are in the items' order.
package func onLargeStacks<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int = ProcessInfo.processInfo.activeProcessorCount, _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let board = Board<Result>(count: items.count)
  let finished = DispatchGroup()
  for _ in 0..<max(1, min(threads, items.count)) {
    finished.enter()
    let thread = Thread {
      while let index = board.take() { board.put(work(items[index]), at: index) }
      finished.leave()
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  finished.wait()
  return board.results
}

/// Which item comes next, and what came out of each.
private final class Board<Result>: @unchecked Sendable {
  private let lock = NSLock()
  private var upcoming = 0
  private var slots: [Result?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func take() -> Int? {
    lock.withLock {
      guard upcoming < slots.count else { return nil }
      defer { upcoming += 1 }
      return upcoming
    }
  }
  func put(_ result: Result, at index: Int) { lock.withLock { slots[index] = result } }
  var results: [Result] { lock.withLock { slots.compactMap { $0 } } }
}
