/// What people read of a finding: in a TODO line, in the list of `check`.
package enum Message {
  /// The most characters a TODO's message may have; what is longer is cut.
  package static let limit = 110

  /// The first that is short enough for a TODO; the last one if none is.
  package static func fitting(_ messages: String...) -> String { messages.first { $0.count <= limit } ?? messages.last ?? "" }
}
