// Module UIKit: text; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Text

@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@objc public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
@objc public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9), patternDot = Self(rawValue: 256), patternDash = Self(rawValue: 512), patternDashDot = Self(rawValue: 768), patternDashDotDot = Self(rawValue: 1024), byWord = Self(rawValue: 32768)
}
public struct NSStringDrawingOptions: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2), usesDeviceMetrics = Self(rawValue: 8), truncatesLastVisibleLine = Self(rawValue: 32)
}
@objc open class NSStringDrawingContext: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var minimumScaleFactor: CGFloat = 0
    @objc open dynamic var actualScaleFactor: CGFloat { fatalError() }
    @objc open dynamic var totalBounds: CGRect { fatalError() }
}
extension NSAttributedString.Key {
    public static let font = Self(""), paragraphStyle = Self(""), foregroundColor = Self(""), backgroundColor = Self(""), ligature = Self(""), kern = Self(""), tracking = Self(""), strikethroughStyle = Self(""), underlineStyle = Self(""), strokeColor = Self(""), strokeWidth = Self(""), shadow = Self(""), textEffect = Self(""), attachment = Self(""), link = Self(""), baselineOffset = Self(""), underlineColor = Self(""), strikethroughColor = Self(""), obliqueness = Self(""), expansion = Self(""), writingDirection = Self(""), verticalGlyphForm = Self("")
    public static let accessibilitySpeechLanguage = Self(""), accessibilitySpeechPitch = Self(""), accessibilitySpeechPunctuation = Self(""), accessibilitySpeechIPANotation = Self("")
}
extension NSAttributedString {
    public convenience init(_nothing: Void = ()) { fatalError() }
    public struct DocumentType: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = Self(rawValue: ""), rtf = Self(rawValue: ""), rtfd = Self(rawValue: ""), html = Self(rawValue: "")
    }
    public struct DocumentReadingOptionKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: ""), characterEncoding = Self(rawValue: ""), defaultAttributes = Self(rawValue: "")
    }
    public struct DocumentAttributeKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: ""), characterEncoding = Self(rawValue: "")
    }
    public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws { fatalError() }
    public convenience init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws { fatalError() }
    public convenience init(attachment: NSTextAttachment) { fatalError() }
    public convenience init(_ attrStr: AttributedString) { fatalError() }
    public func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) throws -> Data { fatalError() }
    public func size() -> CGSize { fatalError() }
    public func draw(at point: CGPoint) { fatalError() }
    public func draw(in rect: CGRect) { fatalError() }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) { fatalError() }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect { fatalError() }
}
extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) { fatalError() }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { fatalError() }
}
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) { fatalError() }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { fatalError() }
}
@objc open class NSShadow: NSObject, NSCopying {
    public override init() { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var shadowOffset: CGSize = .zero
    @objc open dynamic var shadowBlurRadius: CGFloat = 0
    @objc open dynamic var shadowColor: Any?
}
@objc open class NSTextTab: NSObject {
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) { fatalError() }
    public struct OptionKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = Self(rawValue: "")
    }
}
@objc open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    public struct LineBreakStrategy: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = Self(rawValue: 1), hangulWordPriority = Self(rawValue: 2), standard = Self(rawValue: 0xFFFF)
    }
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic class var supportsSecureCoding: Bool { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic class var `default`: NSParagraphStyle { fatalError() }
    @objc open dynamic class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { fatalError() }
    @objc open dynamic var lineSpacing: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var paragraphSpacing: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var alignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
    @objc open dynamic var firstLineHeadIndent: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var headIndent: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var tailIndent: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
    @objc open dynamic var minimumLineHeight: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var maximumLineHeight: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var baseWritingDirection: NSWritingDirection { get { fatalError() } set { fatalError() } }
    @objc open dynamic var lineHeightMultiple: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var paragraphSpacingBefore: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var hyphenationFactor: Float { get { fatalError() } set { fatalError() } }
    @objc open dynamic var usesDefaultHyphenation: Bool { get { fatalError() } set { fatalError() } }
    @objc open dynamic var tabStops: [NSTextTab]! { get { fatalError() } set { fatalError() } }
    @objc open dynamic var defaultTabInterval: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var allowsDefaultTighteningForTruncation: Bool { get { fatalError() } set { fatalError() } }
    @objc open dynamic var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { fatalError() } set { fatalError() } }
}
open class NSMutableParagraphStyle: NSParagraphStyle {
    @objc open dynamic func setParagraphStyle(_ obj: NSParagraphStyle) { fatalError() }
    @objc open dynamic func addTabStop(_ anObject: NSTextTab) { fatalError() }
}
@objc open class NSTextAttachment: NSObject, NSSecureCoding {
    public init(data contentData: Data?, ofType uti: String?) { fatalError() }
    public convenience init(image: UIImage) { fatalError() }
    public convenience override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic class var supportsSecureCoding: Bool { fatalError() }
    @objc open dynamic var contents: Data?
    @objc open dynamic var fileType: String?
    @objc open dynamic var image: UIImage?
    @objc open dynamic var bounds: CGRect = .zero
    @objc open dynamic var lineLayoutPadding: CGFloat = 0
    @objc open dynamic func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { fatalError() }
    @objc open dynamic func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect { fatalError() }
}
@preconcurrency @MainActor @objc public protocol NSTextStorageDelegate where Self: NSObject {
    @objc optional func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    @objc optional func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}
@objc open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = Self(rawValue: 1), editedCharacters = Self(rawValue: 2)
    }
    @objc open dynamic var layoutManagers: [NSLayoutManager] { fatalError() }
    @objc open dynamic func addLayoutManager(_ aLayoutManager: NSLayoutManager) { fatalError() }
    @objc open dynamic func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { fatalError() }
    @objc open dynamic var editedMask: NSTextStorage.EditActions { fatalError() }
    @objc open dynamic var editedRange: NSRange { fatalError() }
    @objc open dynamic var changeInLength: Int { fatalError() }
    @objc open dynamic weak var delegate: NSTextStorageDelegate?
    @objc open dynamic func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
    @objc open dynamic func processEditing() { fatalError() }
    @objc open dynamic func fixAttributes(in range: NSRange) { fatalError() }
    @objc open dynamic func invalidateAttributes(in range: NSRange) { fatalError() }
    @objc open dynamic func ensureAttributesAreFixed(in range: NSRange) { fatalError() }
}
@preconcurrency @MainActor @objc public protocol NSLayoutManagerDelegate where Self: NSObject {
    @objc optional func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    @objc optional func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}
@objc open class NSLayoutManager: NSObject {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open unowned(unsafe) var textStorage: NSTextStorage?
    @objc open dynamic var textContainers: [NSTextContainer] { fatalError() }
    @objc open dynamic weak var delegate: NSLayoutManagerDelegate?
    @objc open dynamic func addTextContainer(_ container: NSTextContainer) { fatalError() }
    @objc open dynamic func removeTextContainer(at index: Int) { fatalError() }
    @objc open dynamic var usesFontLeading: Bool = true
    @objc open dynamic var allowsNonContiguousLayout: Bool = false
    @objc open dynamic var showsInvisibleCharacters: Bool = false
    @objc open dynamic var numberOfGlyphs: Int { fatalError() }
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?) { fatalError() }
    @objc open dynamic func invalidateDisplay(forCharacterRange charRange: NSRange) { fatalError() }
    @objc open dynamic func ensureLayout(for container: NSTextContainer) { fatalError() }
    @objc open dynamic func ensureLayout(forCharacterRange charRange: NSRange) { fatalError() }
    @objc open dynamic func ensureGlyphs(forCharacterRange charRange: NSRange) { fatalError() }
    @objc open dynamic func glyphRange(for container: NSTextContainer) -> NSRange { fatalError() }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?) -> NSRange { fatalError() }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange { fatalError() }
    @objc open dynamic func usedRect(for container: NSTextContainer) -> CGRect { fatalError() }
    @objc open dynamic func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { fatalError() }
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect { fatalError() }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect { fatalError() }
    @objc open dynamic func location(forGlyphAt glyphIndex: Int) -> CGPoint { fatalError() }
    @objc open dynamic func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { fatalError() }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { fatalError() }
    @objc open dynamic func glyphIndexForCharacter(at charIndex: Int) -> Int { fatalError() }
    @objc open dynamic func characterIndexForGlyph(at glyphIndex: Int) -> Int { fatalError() }
    open func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { fatalError() }
    open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { fatalError() }
    open func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void) { fatalError() }
    @objc open dynamic func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { fatalError() }
    @objc open dynamic func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { fatalError() }
    open func fillBackgroundRectArray(_ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor) { fatalError() }
    @objc open dynamic var extraLineFragmentRect: CGRect { fatalError() }
}
@objc open class NSTextContainer: NSObject {
    public init(size: CGSize) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    @objc open dynamic var layoutManager: NSLayoutManager?
    @objc open dynamic var textLayoutManager: NSTextLayoutManager? { fatalError() }
    @objc open dynamic var size: CGSize = .zero
    @objc open dynamic var exclusionPaths: [UIBezierPath] = []
    @objc open dynamic var lineBreakMode: NSLineBreakMode = .byWordWrapping
    @objc open dynamic var lineFragmentPadding: CGFloat = 5
    @objc open dynamic var maximumNumberOfLines: Int = 0
    @objc open dynamic var widthTracksTextView: Bool = false
    @objc open dynamic var heightTracksTextView: Bool = false
    open func lineFragmentRect(forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?) -> CGRect { fatalError() }
}
@objc public protocol NSTextLocation where Self: NSObject { func compare(_ location: any NSTextLocation) -> ComparisonResult }
@objc open class NSTextRange: NSObject {
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) { fatalError() }
    public convenience init(location: any NSTextLocation) { fatalError() }
    @objc open dynamic var isEmpty: Bool { fatalError() }
    @objc open dynamic var location: any NSTextLocation { fatalError() }
    @objc open dynamic var endLocation: any NSTextLocation { fatalError() }
}
@objc open class NSTextContentManager: NSObject {
    @objc open dynamic var documentRange: NSTextRange { fatalError() }
    @objc open dynamic func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { fatalError() }
    @objc open dynamic func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { fatalError() }
}
open class NSTextContentStorage: NSTextContentManager { open var attributedString: NSAttributedString? ; open var textStorage: NSTextStorage? }
@objc open class NSTextLayoutManager: NSObject {
    @objc open dynamic var textContentManager: NSTextContentManager? { fatalError() }
    @objc open dynamic var textContainer: NSTextContainer?
    @objc open dynamic var usageBoundsForTextContainer: CGRect { fatalError() }
    @objc open dynamic var documentRange: NSTextRange { fatalError() }
    @objc open dynamic func ensureLayout(for range: NSTextRange) { fatalError() }
}
@objc open class NSDataAsset: NSObject {
    public convenience init?(name: String) { fatalError() }
    public convenience init?(name: String, bundle: Bundle) { fatalError() }
    @objc open dynamic var data: Data { fatalError() }
}

// AttributedString: the UIKit attributes that are set by name
extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes
        public enum FontAttribute: AttributedStringKey { public typealias Value = UIFont; public static var name: String { fatalError() } }
        public enum ForegroundColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static var name: String { fatalError() } }
        public enum BackgroundColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static var name: String { fatalError() } }
        public enum ParagraphStyleAttribute: AttributedStringKey { public typealias Value = NSParagraphStyle; public static var name: String { fatalError() } }
        public enum KernAttribute: AttributedStringKey { public typealias Value = CGFloat; public static var name: String { fatalError() } }
        public enum TrackingAttribute: AttributedStringKey { public typealias Value = CGFloat; public static var name: String { fatalError() } }
        public enum StrikethroughStyleAttribute: AttributedStringKey { public typealias Value = NSUnderlineStyle; public static var name: String { fatalError() } }
        public enum UnderlineStyleAttribute: AttributedStringKey { public typealias Value = NSUnderlineStyle; public static var name: String { fatalError() } }
        public enum UnderlineColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static var name: String { fatalError() } }
        public enum BaselineOffsetAttribute: AttributedStringKey { public typealias Value = CGFloat; public static var name: String { fatalError() } }
    }
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { fatalError() }
}
