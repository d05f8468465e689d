/// How the operators of a file bind: the standard groups, and those that its top level declares.
///
/// A group is a small number; 0 is an operator without one. Relations are looked up in a matrix made once.
struct PrecedenceTable: @unchecked Sendable {
  enum Standard {
    static let none: UInt16 = 0
    static let assignment: UInt16 = 1
    static let functionArrow: UInt16 = 2
    static let ternary: UInt16 = 3
    static let `default`: UInt16 = 4
    static let disjunction: UInt16 = 5
    static let conjunction: UInt16 = 6
    static let comparison: UInt16 = 7
    static let nilCoalescing: UInt16 = 8
    static let casting: UInt16 = 9
    static let range: UInt16 = 10
    static let addition: UInt16 = 11
    static let multiplication: UInt16 = 12
    static let shift: UInt16 = 13
  }

  enum Associativity: UInt8, BitwiseCopyable { case none, left, right }
  enum Relation: UInt8, BitwiseCopyable { case unrelated, higher, lower }

  /// A group as it is declared.
  struct Group {
    var name: String
    var associativity: Associativity = .none
    var higherThan: [String] = []
    var lowerThan: [String] = []
  }

  let groupCount: Int
  // Unsafe because it is read once for each operator; made once for each process, or for a file that declares operators.
  let associativities: UnsafeMutablePointer<Associativity>
  let relations: UnsafeMutablePointer<Relation>
  /// Infix operators the file declares, with their group.
  let declared: [[UInt8]: UInt16]

  static let standard = PrecedenceTable(groups: standardGroups, declared: [:])

  private static let standardGroups: [Group] = [
    Group(name: "AssignmentPrecedence", associativity: .right),
    Group(name: "FunctionArrowPrecedence", associativity: .right, higherThan: ["AssignmentPrecedence"]),
    Group(name: "TernaryPrecedence", associativity: .right, higherThan: ["FunctionArrowPrecedence"]),
    Group(name: "DefaultPrecedence", higherThan: ["TernaryPrecedence"]),
    Group(name: "LogicalDisjunctionPrecedence", associativity: .left, higherThan: ["TernaryPrecedence"]),
    Group(name: "LogicalConjunctionPrecedence", associativity: .left, higherThan: ["LogicalDisjunctionPrecedence"]),
    Group(name: "ComparisonPrecedence", higherThan: ["LogicalConjunctionPrecedence"]),
    Group(name: "NilCoalescingPrecedence", associativity: .right, higherThan: ["ComparisonPrecedence"]),
    Group(name: "CastingPrecedence", higherThan: ["NilCoalescingPrecedence"]),
    Group(name: "RangeFormationPrecedence", higherThan: ["CastingPrecedence"]),
    Group(name: "AdditionPrecedence", associativity: .left, higherThan: ["RangeFormationPrecedence"]),
    Group(name: "MultiplicationPrecedence", associativity: .left, higherThan: ["AdditionPrecedence"]),
    Group(name: "BitwiseShiftPrecedence", higherThan: ["MultiplicationPrecedence"]),
  ]

  /// The standard operators and these.
  init(declaring groups: [Group], operators: [([UInt8], group: String?)]) {
    var all = Self.standardGroups
    for group in groups where !all.contains(where: { $0.name == group.name }) { all.append(group) }
    var declared: [[UInt8]: UInt16] = [:]
    for (name, group) in operators where declared[name] == nil {
      guard let group else {
        declared[name] = 0
        continue
      }
      if !all.contains(where: { $0.name == group }) { all.append(Group(name: group)) }
      declared[name] = UInt16(all.firstIndex { $0.name == group }.map { $0 + 1 } ?? 0)
    }
    self.init(groups: all, declared: declared)
  }

  private init(groups: [Group], declared: [[UInt8]: UInt16]) {
    self.declared = declared
    groupCount = groups.count + 1
    associativities = .allocate(capacity: groupCount)
    associativities.initialize(repeating: .none, count: groupCount)
    relations = .allocate(capacity: groupCount * groupCount)
    relations.initialize(repeating: .unrelated, count: groupCount * groupCount)
    let numbers = Dictionary(groups.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (a, group) in groups.enumerated() {
      associativities[a + 1] = group.associativity
      for (b, _) in groups.enumerated() where a != b {
        relations[(a + 1) * groupCount + b + 1] = Self.relation(a, b, groups, numbers)
      }
    }
  }

  /// The order in which SwiftOperators searches; `lowerThan` comes out as `higher` there, and so it does here.
  private static func relation(_ a: Int, _ b: Int, _ groups: [Group], _ numbers: [String: Int]) -> Relation {
    if leads(from: b, to: a, groups, numbers, \.lowerThan) { return .lower }
    if leads(from: a, to: b, groups, numbers, \.higherThan) { return .higher }
    if leads(from: a, to: b, groups, numbers, \.lowerThan) { return .higher }
    if leads(from: b, to: a, groups, numbers, \.higherThan) { return .lower }
    return .unrelated
  }

  private static func leads(
    from start: Int, to target: Int, _ groups: [Group], _ numbers: [String: Int], _ direction: KeyPath<Group, [String]>
  ) -> Bool {
    var seen: Set<Int> = []
    var upcoming = [start]
    while let current = upcoming.popLast() {
      for name in groups[current][keyPath: direction] {
        guard let other = numbers[name] else { continue }
        if other == target { return true }
        if seen.insert(other).inserted { upcoming.append(other) }
      }
    }
    return false
  }

  func deallocate() {
    associativities.deallocate()
    relations.deallocate()
  }

  @inline(__always)
  func relation(_ a: UInt16, _ b: UInt16) -> Relation { relations[Int(a) * groupCount + Int(b)] }

  /// The group of a standard operator of up to four bytes; nil if it is none.
  @inline(__always)
  static func standardGroup(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt16? {
    var packed: UInt32 = 0
    guard length <= 4 else { return nil }
    for offset in 0..<length { packed = packed << 8 | UInt32(start[offset]) }
    switch packed {
    case 0x3D3D, 0x213D, 0x3C, 0x3E, 0x3C3D, 0x3E3D, 0x3D3D3D, 0x213D3D, 0x7E3D: return Standard.comparison  // == != < > <= >= === !== ~=
    case 0x2B, 0x2D, 0x262B, 0x262D, 0x7C, 0x5E: return Standard.addition  // + - &+ &- | ^
    case 0x2A, 0x2F, 0x25, 0x26, 0x262A: return Standard.multiplication  // * / % & &*
    case 0x2626: return Standard.conjunction  // &&
    case 0x7C7C: return Standard.disjunction  // ||
    case 0x3F3F: return Standard.nilCoalescing  // ??
    case 0x2E2E2E, 0x2E2E3C: return Standard.range  // ... ..<
    case 0x2B3D, 0x2D3D, 0x2A3D, 0x2F3D, 0x253D, 0x263D, 0x7C3D, 0x5E3D, 0x262B3D, 0x262D3D, 0x262A3D, 0x3C3C3D, 0x3E3E3D,
      0x263C_3C3D, 0x263E_3E3D:
      return Standard.assignment  // += -= *= /= %= &= |= ^= &+= &-= &*= <<= >>= &<<= &>>=
    case 0x3C3C, 0x3E3E, 0x263C3C, 0x263E3E: return Standard.shift  // << >> &<< &>>
    default: return nil
    }
  }
}
