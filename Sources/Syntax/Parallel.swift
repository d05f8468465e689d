import Foundation

/// Work on many values with a fixed number of threads.
package enum Parallel {
  /// As deep as the main thread's, in bytes, which a parser may need.
  package static let stack = 8 << 20

  /// The results in the order of the values, whatever the number of threads.
  /// - Parameter stack: Of each thread, in bytes. One job is done by the caller's thread if its stack is enough.
  package static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], jobs: Int, stack: Int = stack, _ work: @escaping @Sendable (Value) -> Result
  ) -> [Result] {
    map(count: values.count, jobs: jobs, stack: stack) { work(values[$0]) }
  }

  /// The results for `0..<count`, in order.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int, stack: Int = stack, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let threads = min(jobs, count)
    guard threads > 1 || stack > Self.stack else { return (0..<count).map(work) }
    let queue = Queue<Result>(count: count)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let index = queue.next() { queue.finish(index, with: work(index)) }
        done.signal()
      }
      thread.stackSize = stack
      thread.start()
    }
    for _ in 0..<threads { done.wait() }
    return queue.results.compactMap { $0 }
  }

  /// Two results that do not need each other: the first made by a thread of its own, the second by the caller's; with one job, one after
  /// the other.
  package static func both<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @escaping @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let other = OneResult(first)
    let thread = Thread { other.make() }
    thread.stackSize = stack
    thread.start()
    let result = second()
    return (other.wait(), result)
  }

  /// One value that another thread makes; the semaphore guards it.
  private final class OneResult<Value: Sendable>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let work: @Sendable () -> Value
    private var value: Value?

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }

    func make() {
      value = work()
      done.signal()
    }

    /// The value, once it is made. To be called once.
    func wait() -> Value {
      done.wait()
      // It is there: only `make` signals, and no value is worth a forced unwrap.
      return value ?? work()
    }
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
