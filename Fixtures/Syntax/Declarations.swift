// Every form of declaration, with the attributes, modifiers and clauses that may stand there.
@_exported import Foundation
@testable import struct Swift.Array
import func Glibc.exit
@preconcurrency public import Dispatch;

@available(iOS 15, macOS 12.0.1, *)
@objc(NamedClass) @MainActor
open class Base<Element, Value: Hashable>: NSObject, P1 & P2, @unchecked Sendable where Element: Equatable, Value == Int {
  public private(set) static var shared = Base(), other: Base?
  @IBOutlet weak var outlet: UIView!
  unowned(unsafe) let owner: AnyObject
  lazy var computed: [String: [Int?]] = { [:] }()
  @Published(wrappedValue: 1, key: "k") final var published
  let (first, second): (Int, String) = (1, "2"), third = 3
  var observed: Int = 0 { willSet { print(newValue) } didSet(old) { print(old) } }
  var getter: Int { 1 }
  var effectful: Int { get async throws { try await load() } }
  var both: Int { @inlinable get { 1 } nonmutating set(value) { print(value) } }
  var storage: Int { _read { yield value } _modify { yield &value } }
  var addressed: Int { @storageRestrictions(initializes: value, accesses: other) init(initial) { value = initial } get { value } }
  class func make() -> Self { fatalError() }
  class var size: Int { get }
  override required convenience public init?(coder: NSCoder) { return nil }
  init!(_ a: Int = 1, b c: inout String, d: Int..., e: @escaping @Sendable (Int) throws -> Void = { _ in }) rethrows {}
  deinit { clean() }
  isolated deinit {}
  subscript(index: Int) -> Element { get { items[index] } set { items[index] = newValue } }
  static subscript<T>(dynamicMember path: KeyPath<Base, T>) -> T where T: Sendable { self[keyPath: path] }
  @discardableResult func generic<each T, let N: Int>(_ a: repeat each T) async throws(MyError) -> (repeat each T) where repeat each T: P { fatalError() }
  func `default`(`in`: Int, _: String) {}
  func == (a: Base, b: Base) -> Bool { true }
  static func < <T>(a: T, b: T) -> Bool { false }
  prefix static func -(a: Base) -> Base { a }
  #if DEBUG
  @objc func debugOnly() {}
  #elseif os(iOS) && !targetEnvironment(macCatalyst) || swift(>=5.9)
  var phone: Int { 1 }
  #else
  #endif
  #warning("careful")
  #macro(a: 1) { b }
  typealias Alias<T> = Dictionary<T, (Int) -> Void> where T: Hashable
  enum Nested {}
}

struct Value<T>: ~Copyable, ~Escapable { let value: [3 of Int]; nonisolated(unsafe) static var x = 1 }
public final actor Bank { nonisolated func open() {}; distributed func remote() {} }
distributed actor Remote {}
@frozen indirect enum Tree: Int, CaseIterable {
  case leaf, node(left: Tree, right: Tree), value(Int = 1, _ name: String), raw = 4
  @available(*, deprecated) case old
  indirect case deep(Tree)
  case `self`
  var isLeaf: Bool { if case .leaf = self { true } else { false } }
}
protocol Shape<Size>: AnyObject, Sendable where Size: P {
  associatedtype Size: Equatable = Int where Size: P
  associatedtype Other
  var area: Double { get }
  static var unit: Self { get set }
  var later: Int { get async throws }
  init(_ a: Int)
  func draw(_ x: some View, on: any P & Q) throws
  mutating func change()
  subscript(i: Int) -> Int { get nonmutating set }
}
extension Array: @retroactive P where Element == (a: Int, b: String) { fileprivate func f() {} }
extension [Int] { }
extension A.B<Int>? {}
extension Foo { @_alwaysEmitIntoClient package consuming func g() {} ; borrowing func h() {} ; __consuming func i() {} }
infix operator <+>: AdditionPrecedence
prefix operator √
postfix operator ...!
precedencegroup Custom { higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence associativity: left assignment: false }
infix operator **: Custom, P
@freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@attached(member, names: named(init), arbitrary) macro m()
typealias Closure = @MainActor @Sendable (_ a: inout Int, borrowing B, _ c: isolated (any Actor)?) async throws(E) -> sending [String: (Int)?]
typealias Other = (repeat (each T).Type, any P.Type, A.Protocol, some Collection<Int>, ()?, [A]!, @autoclosure () -> A...)
nonisolated(nonsending) func f() async {}
@_specialize(where T == Int) @_effects(readonly) @_silgen_name("x") func s<T>(_ t: T)
@inline(__always) @_semantics("array.init") func t()
@objc(a:b:) @_dynamicReplacement(for: f(a:)) func u()
@derivative(of: sin, wrt: x) @differentiable(reverse, wrt: (self, x) where T: P) func v(_ x: T) {}
@_implements(P, f()) @backDeployed(before: iOS 17) func w() {}
let x = 1, y: Int, (a, b): (Int, Int) = (1, 2), _ = 3
var value: some View = EmptyView() { didSet {} }
public var global: Int { get { 1 } set {} }
private let (p, q) = f()
#if A
@B
#endif
public class Conditional {}
@attributes(a, b: c) @Namespaced.Attribute<Int>(x) var attributed: Int
async let notHere = 1
weak var w: A?, u = 1
func emptyBody() { }
func noBody()
func nested() { func inner() { struct Local { let a = 1 } } }
