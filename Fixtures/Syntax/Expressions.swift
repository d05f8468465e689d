// Every form of expression and literal, and operators that bind in every way.
let numbers = [0, 1_000, 0x1F, 0b101, 0o17, 1.5, 1e10, 1.5e-3, 0x1p4, 0x1.8p-2, -1, +2, 1.description, 0xFF.a]
let strings = ["", "a\"b\\", "\u{1F600}", #"raw \n \#n "quoted""#, ##"a"#b"##, "a \(b) c \(d, e: f) \("nested \(deep)")"]
let long = """
  text \(a) and "quotes" and \
  continued
  \("""
    inner \(b)
    """)
  """
let rawLong = #"""
  \(no) \#(yes) """
  """#
let regexes = [/a[b\/]c/, #/a/b/#, #/
  multi # comment
  /#]
let dict = ["a": 1, "b": [2: 3],], none: [A: B] = [:], empty: [A] = []
a.b.c?.d!.e[f, g: h](i, j: k) { l } m: { n } o: { p }
a?.b?[0]?()!.c
.some(.member).chained
.init(a: 1)[2]
A<B, C>.d(); A<B>(c); [A<B>](); [A: B<C>](); (A).self; (A, b: B).self; A?.none; [A]?.none; (A) -> B.self
x = a < b; y = (a < b, c > (d)); z = a<b>(c)
f(a:b:); A.f(_:b:)(c); #selector(A.f(_:b:)); #selector(getter: a.b); #keyPath(A.b.c); #file; #line; #function
#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1); #imageLiteral(resourceName: "a"); #mymacro<T>(a) { b } c: { d }
\A.b; \.c; \A.b?.c![0].d; \A?.b; \.[0]; \[A].count; \.self; f(\.a, \.b.c)
f(&a, &b[c], &self.d, e: &f)
{ }; { $0 + $1 }; { a in a }; { a, b in a }; { (a, b) in a }; { (a: Int, _ b: String...) async throws -> Int in a }
let closures = [{ [weak self] in self?.a() }, { [unowned(safe) self, a, b = c.d, weak e = f] x, _ in x }, { @MainActor [a] () -> Void in }, { @Sendable in 1 }]
a { b }
a { b } c: { d }
a.b { c }.d { e }
a(b) { (c) -> D in e }
a ? b : c ? d : e; a ?b :c; (a ? b : c).d; f(a ? .b : .c); a ? { b } : { c }
a ?? b ?? c; a || b && c == d + e * f << g; a = b ? c : d; a += b - -c; a ... b; a ..< b; a...; ...a; [a...]; a[..<b]
!a && !(b || c); -a.b; ~a & b | c ^ d; a &+ b &* c; a ~= b; a === b; a <+> b; a == b == c
try a + b; try? a ?? b; try! a(b); await a + b; try await a(); a = try await b + c; a + (try b); return_(try a)
a as B; a as? B + c; a as! [B: C]; a is B && c; a as (B) -> C; a as? any P; (a as? B)?.c; a is (B, C)
a as B? ?? c; a as! B<C>; a is any P.Type; x as? A.B.C ?? d
super.a; super.init(); self.init(a); self[0]; Self.a; Self(); type(of: a).b; (a, b); (a: 1, b: 2).a; (); ((a)); a.0; a.0.1; a.b.0
if a { b } else { c }
let v = if a { 1 } else if b { 2 } else { 3 }
let w = switch a { case .b: 1 default: 2 }
_ = a; (_, b) = c; [a, b] = c; (a, .b(_)) = c
consume a; copy b; borrow c; unsafe d.e(); repeat each x; (repeat (each x).y); each z; any P.self; discard self
a
  .b
  .c { d }
  #if A
  .e
  .f()
  #elseif B
  .g
  #else
  .h { i }
  #endif
  .j()
a.b // c
  .d /* e */ .f
let a = b
  + c
  - d
let n = a
!b
f (a)
f
(a)
f [a]
f
[a]
a!; a!.b; a! + b; a! .b; a! = b; a?.b = c; a? = c
a<b; a>b; a<b>c; a < b > c; a<b>.c; a<b>?.c; a<b>(); a<b>{ }; f(a<b, c>d); f(a<b, c>(d)); a<b>>c; a<b<c>>(); a<[b]>(); a<(b) -> c>(); a<b.c>.self; a<b?>()
[a, b, c].map(\.d).filter { !$0 }.reduce(0, +); f(+); f(a, -, b); (+)(a, b); a.sorted(by: >); f(==); let op: (A, B) -> C = (<)
"\(a ? "b" : "c")"; "\(f { g })"; "\(a)\(b)"; "\(x: y, "z")"; "\({ a }())"; "a\("b" + "c")d"
await { b }(); get; set; a.default; a.init; a.self; a.Type; a.class; a.if; `a`.`b`; $a; $0.b; a.`default`()
