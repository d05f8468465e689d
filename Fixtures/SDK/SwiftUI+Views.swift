// Module SwiftUI: shapes, text, containers and controls; see SwiftUI.swift.
import Combine
import Foundation
import UIKit

// MARK: - Shape styles

public protocol ShapeStyle: Sendable {}
nonisolated extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { fatalError() }
}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) { fatalError() } }
public struct ForegroundStyle: ShapeStyle { public init() { fatalError() } }
public struct BackgroundStyle: ShapeStyle { public init() { fatalError() } }
public struct TintShapeStyle: ShapeStyle { public init() { fatalError() } }
public struct HierarchicalShapeStyle: ShapeStyle { public static let primary = Self(), secondary = Self(), tertiary = Self(), quaternary = Self() }
public struct Material: ShapeStyle { public static let regular = Self(), thick = Self(), thin = Self(), ultraThin = Self(), ultraThick = Self(), bar = Self() }
public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable { public var color: Color ; public var location: CGFloat ; public init(color: Color, location: CGFloat) { fatalError() } }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop]) { fatalError() }
    public init(colors: [Color]) { fatalError() }
}
public struct AnyGradient: ShapeStyle, Hashable { public init(_ gradient: Gradient) { fatalError() } }
public struct LinearGradient: ShapeStyle, Sendable {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}
extension LinearGradient: View { public typealias Body = Never }
public struct RadialGradient: ShapeStyle, Sendable {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { fatalError() }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { fatalError() }
}
extension RadialGradient: View { public typealias Body = Never }
public struct AngularGradient: ShapeStyle, Sendable {
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) { fatalError() }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { fatalError() }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { fatalError() }
}
extension AngularGradient: View { public typealias Body = Never }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { fatalError() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { fatalError() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { fatalError() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { fatalError() }
    public static var secondary: HierarchicalShapeStyle { fatalError() }
    public static var tertiary: HierarchicalShapeStyle { fatalError() }
    public static var quaternary: HierarchicalShapeStyle { fatalError() }
}
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { fatalError() }
    public static var thickMaterial: Material { fatalError() }
    public static var thinMaterial: Material { fatalError() }
    public static var ultraThinMaterial: Material { fatalError() }
    public static var ultraThickMaterial: Material { fatalError() }
    public static var bar: Material { fatalError() }
}
extension ShapeStyle where Self == LinearGradient { public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { fatalError() } ; public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { fatalError() } }
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { fatalError() }
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { fatalError() }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { fatalError() }
    public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    public init(_ resource: ColorResource) { fatalError() }
    public init(_ color: UIColor) { fatalError() }
    public init(uiColor: UIColor) { fatalError() }
    public init(_ cgColor: CGColor) { fatalError() }
    public init(cgColor: CGColor) { fatalError() }
    public var cgColor: CGColor? { fatalError() }
    public var description: String { fatalError() }
    public var gradient: AnyGradient { fatalError() }
    public func opacity(_ opacity: Double) -> Color { fatalError() }
    public func mix(with rhs: Color, by fraction: Double) -> Color { fatalError() }
    init() {}
    public static let red = Color(), orange = Color(), yellow = Color(), green = Color(), mint = Color(), teal = Color(), cyan = Color(), blue = Color(), indigo = Color(), purple = Color(), pink = Color(), brown = Color(), white = Color(), gray = Color(), black = Color(), clear = Color(), primary = Color(), secondary = Color(), accentColor = Color()
}
extension Color: View { public typealias Body = Never }
extension ShapeStyle where Self == Color {
    public static var red: Color { fatalError() }
    public static var orange: Color { fatalError() }
    public static var yellow: Color { fatalError() }
    public static var green: Color { fatalError() }
    public static var mint: Color { fatalError() }
    public static var teal: Color { fatalError() }
    public static var cyan: Color { fatalError() }
    public static var blue: Color { fatalError() }
    public static var indigo: Color { fatalError() }
    public static var purple: Color { fatalError() }
    public static var pink: Color { fatalError() }
    public static var brown: Color { fatalError() }
    public static var white: Color { fatalError() }
    public static var gray: Color { fatalError() }
    public static var black: Color { fatalError() }
    public static var clear: Color { fatalError() }
}
extension UIColor { public convenience init(_ color: Color) { fatalError() } }
public enum BlendMode: Hashable, Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() } }
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) { fatalError() }
}

// MARK: - Shapes

@preconcurrency @MainActor public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { fatalError() }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
}
public protocol ShapeView<Content>: View { associatedtype Content: Shape }
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {}
extension _ShapeView: ShapeView { public typealias Body = Never }
nonisolated extension ShapeView {
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Content, S> { fatalError() }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Content, S> { fatalError() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Content, S> { fatalError() }
    public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Content, S> where Content: InsettableShape { fatalError() }
}
nonisolated extension Shape {
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> { fatalError() }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, S> { fatalError() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, S> { fatalError() }
    public func stroke(style: StrokeStyle) -> some Shape { fatalError() }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { fatalError() }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { fatalError() }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { fatalError() }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { fatalError() }
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { fatalError() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { fatalError() }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { fatalError() }
    public func size(_ size: CGSize) -> some Shape { fatalError() }
}
public struct OffsetShape<Content: Shape>: Shape { nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@preconcurrency @MainActor public protocol InsettableShape: Shape { associatedtype InsetShape: InsettableShape ; nonisolated func inset(by amount: CGFloat) -> Self.InsetShape }
nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { fatalError() }
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { fatalError() }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { fatalError() }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { fatalError() }
}
public struct Rectangle: InsettableShape { nonisolated public init() { fatalError() } ; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } ; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { fatalError() } }
public struct Circle: InsettableShape { nonisolated public init() { fatalError() } ; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } ; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { fatalError() } }
public struct Ellipse: InsettableShape { nonisolated public init() { fatalError() } ; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } ; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { fatalError() } }
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public struct Capsule: InsettableShape { nonisolated public init(style: RoundedCornerStyle = .continuous) { fatalError() } ; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } ; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { fatalError() } }
public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { fatalError() }
}
public struct RectangleCornerRadii: Equatable, Sendable { public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) { fatalError() } }
public struct UnevenRoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { fatalError() }
}
public struct ContainerRelativeShape: Shape { nonisolated public init() { fatalError() } ; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
public struct AnyShape: Shape { nonisolated public init<S: Shape>(_ shape: S) { fatalError() } ; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { fatalError() } }
extension Shape where Self == Circle { nonisolated public static var circle: Circle { fatalError() } }
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { fatalError() } }
extension Shape where Self == Capsule { nonisolated public static var capsule: Capsule { fatalError() } }
extension Shape where Self == RoundedRectangle { nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { fatalError() } }
public struct Path: Shape, Equatable {
    public enum Element: Equatable, Sendable { case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint), curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath }
    nonisolated public init() { fatalError() }
    nonisolated public init(_ path: CGPath) { fatalError() }
    nonisolated public init(_ rect: CGRect) { fatalError() }
    nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
    nonisolated public init(ellipseIn rect: CGRect) { fatalError() }
    nonisolated public init(_ callback: (inout Path) -> Void) { fatalError() }
    nonisolated public static func == (a: Path, b: Path) -> Bool { fatalError() }
    nonisolated public var cgPath: CGPath { fatalError() }
    nonisolated public var isEmpty: Bool { fatalError() }
    nonisolated public var boundingRect: CGRect { fatalError() }
    nonisolated public var currentPoint: CGPoint? { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { fatalError() }
    nonisolated public mutating func move(to end: CGPoint) { fatalError() }
    nonisolated public mutating func addLine(to end: CGPoint) { fatalError() }
    nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { fatalError() }
    nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { fatalError() }
    nonisolated public mutating func closeSubpath() { fatalError() }
    nonisolated public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
    nonisolated public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { fatalError() }
    nonisolated public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
    nonisolated public mutating func addLines(_ lines: [CGPoint]) { fatalError() }
    nonisolated public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) { fatalError() }
    nonisolated public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { fatalError() }
    nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { fatalError() }
    nonisolated public func applying(_ transform: CGAffineTransform) -> Path { fatalError() }
    nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { fatalError() }
    nonisolated public func strokedPath(_ style: StrokeStyle) -> Path { fatalError() }
}

// MARK: - Text

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { fatalError() }
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
        public mutating func appendLiteral(_ literal: String) { fatalError() }
        public mutating func appendInterpolation(_ string: String) { fatalError() }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) { fatalError() }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
        public mutating func appendInterpolation<T: _StubFormatSpecifiable>(_ value: T) { fatalError() }
        public mutating func appendInterpolation<T: _StubFormatSpecifiable>(_ value: T, specifier: String) { fatalError() }
        public mutating func appendInterpolation(_ text: Text) { fatalError() }
        public mutating func appendInterpolation(_ image: Image) { fatalError() }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { fatalError() }
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { fatalError() }
    }
}
public protocol _StubFormatSpecifiable: Equatable {}
extension Int: _StubFormatSpecifiable {}
extension Int8: _StubFormatSpecifiable {}
extension Int16: _StubFormatSpecifiable {}
extension Int32: _StubFormatSpecifiable {}
extension Int64: _StubFormatSpecifiable {}
extension UInt: _StubFormatSpecifiable {}
extension UInt8: _StubFormatSpecifiable {}
extension UInt16: _StubFormatSpecifiable {}
extension UInt32: _StubFormatSpecifiable {}
extension UInt64: _StubFormatSpecifiable {}
extension Float: _StubFormatSpecifiable {}
extension Double: _StubFormatSpecifiable {}
extension CGFloat: _StubFormatSpecifiable {}
public struct Text: Equatable, Sendable {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public struct DateStyle: Equatable, Sendable { public static let time = Self(), date = Self(), relative = Self(), offset = Self(), timer = Self() }
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable { public static let solid = Self(), dot = Self(), dash = Self() }
        public init(pattern: Pattern = .solid, color: Color? = nil) { fatalError() }
        public static let single = LineStyle()
    }
    public init(verbatim content: String) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { fatalError() }
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { fatalError() }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { fatalError() }
    public init(_ attributedContent: AttributedString) { fatalError() }
    public init(_ image: Image) { fatalError() }
    public init(_ date: Date, style: Text.DateStyle) { fatalError() }
    public init(_ dates: ClosedRange<Date>) { fatalError() }
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { fatalError() }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { fatalError() }
    public static func + (a: Text, b: Text) -> Text { fatalError() }
    public func font(_ font: Font?) -> Text { fatalError() }
    public func fontWeight(_ weight: Font.Weight?) -> Text { fatalError() }
    public func fontDesign(_ design: Font.Design?) -> Text { fatalError() }
    public func foregroundColor(_ color: Color?) -> Text { fatalError() }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { fatalError() }
    public func bold() -> Text { fatalError() }
    public func bold(_ isActive: Bool) -> Text { fatalError() }
    public func italic() -> Text { fatalError() }
    public func monospaced(_ isActive: Bool = true) -> Text { fatalError() }
    public func monospacedDigit() -> Text { fatalError() }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { fatalError() }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { fatalError() }
    public func kerning(_ kerning: CGFloat) -> Text { fatalError() }
    public func tracking(_ tracking: CGFloat) -> Text { fatalError() }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { fatalError() }
}
extension Text: View { public typealias Body = Never }
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }
    public struct Weight: Hashable, Sendable { public static let ultraLight = Self(), thin = Self(), light = Self(), regular = Self(), medium = Self(), semibold = Self(), bold = Self(), heavy = Self(), black = Self() }
    public struct Width: Hashable, Sendable { public static let compressed = Self(), condensed = Self(), standard = Self(), expanded = Self() }
    init() {}
    public init(_ font: UIFont) { fatalError() }
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font(), caption2 = Font()
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { fatalError() }
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { fatalError() }
    public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { fatalError() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
    public func bold() -> Font { fatalError() }
    public func italic() -> Font { fatalError() }
    public func weight(_ weight: Font.Weight) -> Font { fatalError() }
    public func width(_ width: Font.Width) -> Font { fatalError() }
    public func leading(_ leading: Font.Leading) -> Font { fatalError() }
    public func monospaced() -> Font { fatalError() }
    public func monospacedDigit() -> Font { fatalError() }
    public func smallCaps() -> Font { fatalError() }
}

// MARK: - Images, labels

public struct Image: Equatable, Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { fatalError() }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { fatalError() }
    public init(_ resource: ImageResource) { fatalError() }
    public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
    public init(systemName: String) { fatalError() }
    public init(systemName: String, variableValue: Double?) { fatalError() }
    public init(uiImage: UIImage) { fatalError() }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { fatalError() }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { fatalError() }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { fatalError() }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { fatalError() }
    public func interpolation(_ interpolation: Image.Interpolation) -> Image { fatalError() }
    public func antialiased(_ isAntialiased: Bool) -> Image { fatalError() }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { fatalError() }
}
extension Image: View { public typealias Body = Never }
public struct SymbolRenderingMode: Sendable { public static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self() }
public struct SymbolVariants: Hashable, Sendable { public static let none = Self(), circle = Self(), square = Self(), rectangle = Self(), fill = Self(), slash = Self() ; public var fill: SymbolVariants { fatalError() } ; public var circle: SymbolVariants { fatalError() } }
public enum AsyncImagePhase: Sendable { case empty, success(Image), failure(any Error) ; public var image: Image? { fatalError() } ; public var error: (any Error)? { fatalError() } }
public struct AsyncImage<Content: View> {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image { fatalError() }
    public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> { fatalError() }
    public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { fatalError() }
}
extension AsyncImage: View { public typealias Body = Never }
public struct Label<Title: View, Icon: View> {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { fatalError() }
}
extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon { public init(_ configuration: LabelStyleConfiguration) { fatalError() } }
extension Label: View { public typealias Body = Never }
public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}
extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
}
extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { fatalError() }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { fatalError() }
}

// MARK: - Layout containers

public struct VStack<Content: View> { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() } }
extension VStack: View { public typealias Body = Never }
public struct HStack<Content: View> { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() } }
extension HStack: View { public typealias Body = Never }
public struct ZStack<Content: View> { public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { fatalError() } }
extension ZStack: View { public typealias Body = Never }
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}
public struct LazyVStack<Content: View> { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { fatalError() } }
extension LazyVStack: View { public typealias Body = Never }
public struct LazyHStack<Content: View> { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { fatalError() } }
extension LazyHStack: View { public typealias Body = Never }
public struct GridItem: Sendable {
    public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { fatalError() }
}
public struct LazyVGrid<Content: View> { public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { fatalError() } }
extension LazyVGrid: View { public typealias Body = Never }
public struct LazyHGrid<Content: View> { public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { fatalError() } }
extension LazyHGrid: View { public typealias Body = Never }
public struct Grid<Content: View> { public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() } }
extension Grid: View { public typealias Body = Never }
public struct GridRow<Content: View> { public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { fatalError() } }
extension GridRow: View { public typealias Body = Never }
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}
extension Layout {
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { fatalError() }
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { fatalError() }
}
extension Layout where Cache == Void { public func makeCache(subviews: Self.Subviews) { fatalError() } }
public protocol LayoutValueKey { associatedtype Value ; static var defaultValue: Self.Value { get } }
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> LayoutSubview { fatalError() }
    public var layoutDirection: LayoutDirection { fatalError() }
}
public struct LayoutSubview: Equatable, Sendable {
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { fatalError() }
    public var priority: Double { fatalError() }
    public var spacing: ViewSpacing { fatalError() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { fatalError() }
}
public struct ViewSpacing: Sendable { public init() { fatalError() } ; public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { fatalError() } }
public struct _StubLayout: Layout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { fatalError() }
}
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { fatalError() }
}
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { fatalError() }
}
public struct ZStackLayout: Layout {
    public init(alignment: Alignment = .center) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { fatalError() }
}
public struct GridLayout: Layout {
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { fatalError() }
}
public struct AnyLayout: Layout {
    public init<L: Layout>(_ layout: L) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { fatalError() }
}
public struct ViewThatFits<Content: View> { public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { fatalError() } }
extension ViewThatFits: View { public typealias Body = Never }
public struct Group<Content> {}
extension Group: View where Content: View { public typealias Body = Never ; nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() } }
extension Group: ToolbarContent where Content: ToolbarContent { public init(@ToolbarContentBuilder content: () -> Content) { fatalError() } }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
    public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == Binding<C>, C.Element: Identifiable, C.Element.ID == ID { fatalError() }
}
extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
}
extension ForEach where Content: View {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { fatalError() }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { fatalError() }
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { fatalError() }
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { fatalError() }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { fatalError() }
    public init(header: Parent, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { public init(@ViewBuilder content: () -> Content) { fatalError() } }
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
}
public struct List<SelectionValue: Hashable, Content: View> {
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { fatalError() }
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { fatalError() }
}
extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { fatalError() }
    public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { fatalError() }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { fatalError() }
}
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
    public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { fatalError() }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { fatalError() }
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { fatalError() }
}
extension List: View { public typealias Body = Never }
public struct Form<Content: View> { public init(@ViewBuilder content: () -> Content) { fatalError() } }
extension Form: View { public typealias Body = Never }
public struct ScrollView<Content: View> { public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { fatalError() } }
extension ScrollView: View { public typealias Body = Never }
public struct ScrollViewProxy { public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { fatalError() } }
public struct ScrollViewReader<Content: View> { public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { fatalError() } }
extension ScrollViewReader: View { public typealias Body = Never }
public struct Spacer: Sendable { public init(minLength: CGFloat? = nil) { fatalError() } }
extension Spacer: View { public typealias Body = Never }
public struct Divider: Sendable { public init() { fatalError() } }
extension Divider: View { public typealias Body = Never }
public struct GroupBox<Label: View, Content: View> { public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() } }
extension GroupBox where Label == EmptyView { public init(@ViewBuilder content: () -> Content) { fatalError() } }
extension GroupBox where Label == Text { public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() } }
extension GroupBox: View { public typealias Body = Never }
public struct DisclosureGroup<Label: View, Content: View> {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}
extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { fatalError() }
}
extension DisclosureGroup: View { public typealias Body = Never }
public struct TimelineView<Schedule, Content> {
    public struct Context { public let date: Date }
}
extension TimelineView: View where Schedule: TimelineSchedule, Content: View { public typealias Body = Never ; nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) { fatalError() } }
public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { fatalError() } }
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: EveryMinuteTimelineSchedule { fatalError() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: AnimationTimelineSchedule { fatalError() } ; public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { fatalError() } }
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { fatalError() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { fatalError() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { fatalError() }
    }
    public struct ResolvedImage { public var size: CGSize { fatalError() } }
    public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { fatalError() } }
    public var opacity: Double { get { fatalError() } set { fatalError() } }
    public var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }
    public var environment: EnvironmentValues { fatalError() }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { fatalError() }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { fatalError() }
    public mutating func rotate(by angle: Angle) { fatalError() }
    public mutating func clip(to path: Path) { fatalError() }
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { fatalError() }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { fatalError() }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { fatalError() }
    public func resolve(_ image: Image) -> ResolvedImage { fatalError() }
    public func resolve(_ text: Text) -> ResolvedText { fatalError() }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { fatalError() }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { fatalError() }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
    public func draw(_ text: Text, in rect: CGRect) { fatalError() }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
}
public struct Canvas<Symbols: View> { public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { fatalError() } }
extension Canvas where Symbols == EmptyView { public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { fatalError() } }
extension Canvas: View { public typealias Body = Never }

// MARK: - Controls

public struct ButtonRole: Equatable, Sendable { public static let destructive = Self(), cancel = Self() }
public struct Button<Label: View> {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { fatalError() }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { fatalError() }
}
extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label { public init(_ configuration: PrimitiveButtonStyleConfiguration) { fatalError() } }
extension Button: View { public typealias Body = Never }
public struct Link<Label: View> { public init(destination: URL, @ViewBuilder label: () -> Label) { fatalError() } }
extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) { fatalError() }
}
extension Link: View { public typealias Body = Never }
public struct ShareLink<Label: View> {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }
}
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) { fatalError() }
    public init(item: String, subject: Text? = nil, message: Text? = nil) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) { fatalError() }
}
extension ShareLink: View { public typealias Body = Never }
public struct Menu<Label: View, Content: View> {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { fatalError() }
}
extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Menu where Label == SwiftUI.Label<Text, Image> { public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { fatalError() } }
extension Menu: View { public typealias Body = Never }
public struct Toggle<Label: View> { public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() } }
extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { fatalError() }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> { public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { fatalError() } }
extension Toggle where Label == ToggleStyleConfiguration.Label { public init(_ configuration: ToggleStyleConfiguration) { fatalError() } }
extension Toggle: View { public typealias Body = Never }
public struct TextField<Label: View> {}
extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { fatalError() }
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String { fatalError() }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) { fatalError() }
}
extension TextField: View { public typealias Body = Never }
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Picker: View { public typealias Body = Never }
public struct ProgressView<Label: View, CurrentValueLabel: View> {}
extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { fatalError() }
    public init(@ViewBuilder label: () -> Label) { fatalError() }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { fatalError() }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView { fatalError() }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text { fatalError() }
}
extension ProgressView: View { public typealias Body = Never }
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }) { fatalError() }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView { public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) { fatalError() } }
extension ContentUnavailableView: View { public typealias Body = Never }
public struct EditButton { public init() { fatalError() } }
extension EditButton: View { public typealias Body = Never }
