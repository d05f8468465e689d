import Foundation

/// Work on many values with a fixed number of threads. Their stacks are as deep as the main thread's, which a parser may need.
package enum Parallel {
  /// The results in the order of the values, whatever the number of threads.
  package static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], jobs: Int, _ work: @escaping @Sendable (Value) -> Result
  ) -> [Result] {
    map(count: values.count, jobs: jobs) { work(values[$0]) }
  }

  /// The results for `0..<count`, in order.
  package static func map<Result: Sendable>(count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let threads = min(jobs, count)
    guard threads > 1 else { return (0..<count).map(work) }
    let queue = Queue<Result>(count: count)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let index = queue.next() { queue.finish(index, with: work(index)) }
        done.signal()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<threads { done.wait() }
    return queue.results.compactMap { $0 }
  }

  /// Hands out indices and takes results; the lock guards both.
  private final class Queue<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var upcoming = 0
    private(set) var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard upcoming < results.count else { return nil }
        defer { upcoming += 1 }
        return upcoming
      }
    }

    func finish(_ index: Int, with result: Result) {
      lock.withLock { results[index] = result }
    }
  }
}
