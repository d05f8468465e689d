// Every form of statement, condition and pattern.
if a {} else if b {} else {}
if a, let b, var c = d, let e: F = g, case .h(let i) = j, case let .k(l, _)? = m, #available(iOS 15, *), #unavailable(iOS 16), (n) {}
if case let (a, b) = c, case 1...5 = d, case is E = f, case let g as H = i, case .a(b: let c, d: .e(let f)) = g, case let x? = y {}
if let self { } ; if let self = self { }; if var a { }
if a { b }.c { d }
if a == b { c } ; if (a { b }) { c } ; if a.b(where: { c }) { d } ; if a { b } == c { d } ; if !a, !b { }
if f { $0 } { g }
if let a = b?.first(where: { $0.c }) , d { }
if x is A, y as? B != nil { }
if try await a() { }
guard let a, let b = c else { return }
guard a else { throw b }
guard case .a = b, c else { fatalError() }
while a, let b = c { break }
while true {}
repeat { a() } while b
repeat { a() }
while c
outer: for a in b { continue outer }
for case let .a(b) in c where d {}
for (a, b) in c.enumerated() {}
for await a in b {}
for try await a in b {}
for _ in 0..<10 {}
for var a: Int in b where a > 1 {}
for case (let a, _)? in b.c { d } {}
for x in y { $0 } {}
for i in stride(from: 0, to: 1, by: 2) where i % 2 == 0 { print(i) }
do { try a() } catch let e as B where c { d } catch is E, F.g { h } catch { i }
do throws(E) { try a() } catch {}
do { } catch .a(let b) { } catch let (c) { }
label: do { break label }
defer { a() }
switch a {
case .b: c(); d()
case .e(let f), .g(_, let f) where f > 1, .h: i()
case let .j(k, l) where k == l: break
case (1, _), (_, 2...): fallthrough
case is A, let b as C, (let d, e): f
case 1..<2, "a", nil, -1, x?, x.y, .z, _ where q: r
case [1, 2]: s
case let x where x is A: t
#if B
case .m: n
#elseif C
@unknown default: o
#else
default: p
#endif
}
switch (a, b) { case (let c?, .d): e default: f }
switch a { case .b: if c { d } ; case .e: { f }() ; default: () }
switch a { case .b: c
#if D
d()
#endif
default: e }
switch self { case .a: return case .b: return 1 default: break }
switch a { @unknown case .b: c; @unknown default: d }
switch a {}
switch a { case let .b(c) where c.d { $0 }: e; case f: g }
switch a { case .b where c { d }: e default: f }
return
func f() { return }
func g() { return a }
func h() { return
  a }
func i() -> Int { return if a { 1 } else { 2 } }
func j() { throw E.a(b) ; throw a ?? b }
func k() { guard a else { return }; if b { return }; return }
func l() { yield; yield() ; yield &a; yield b; discard self }
func m() { a; b ; c; }
func n() { let a = 1; var b = 2, c = 3 ; let d }
#if A
a()
#if B
b()
#endif
#elseif !C && (D || E)
c()
#elseif canImport(UIKit, _version: 1.2) || compiler(>=6) && hasFeature(F) && hasAttribute(g)
d()
#else
e()
#endif
#if os(iOS) // comment
import UIKit // comment
#else // comment
#endif // comment
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
#error("stop"); #warning("a")
func o() {
  #if A
  if b {
    c()
  }
  #else
  d()
  #endif
  return
}
func p() { a
  .b ; c }
func q() { if #available(iOS 13.0, *), #available(macOS 10.15, *) { } else { } }
func r() { let x: Int; x = if a { 1 } else { 2 }; y = switch b { default: 1 } ; await x.y ; async let z = w() ; _ = try await z }
func s() { while let a = b.next(), a != c, case .d(let e) = a { } ; repeat { } while (a) }
func t() { for a in b where c(a) { } ; for let a in b { } ; for case a in b { } ; for (_, (a, b)) in c { } ; for a: (B, C) in d { } }
func u() { let `case` = 1; `case`.a() ; let async = 1; async.b ; let each = 2 ; each.c ; let any = 3 ; any + 1 ; let some = 4 ; some(1) ; let repeated = 5 }
func v() { let await_ = 1 ; open(); actor.a ; macro(b) ; package.c ; left = right ; weak ; lazy.a ; indirect() ; required = optional ; unsafe ; consume ; copy(a) ; borrow.b ; then ; yield }
func w() { get(); set { }; willSet = didSet; init_() ; Type.a ; Protocol ; prefix(1) ; postfix.a ; infix = b ; precedence ; dynamic(a) ; final_ ; convenience ; unowned ; mutating }
