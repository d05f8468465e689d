// Module UIKit: text and its input, drag and drop, haptics, accessibility; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Text

@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
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
}
extension NSAttributedString.Key {
    public static let font = Self(""), paragraphStyle = Self(""), foregroundColor = Self(""), backgroundColor = Self(""), ligature = Self(""), kern = Self(""), tracking = Self(""), strikethroughStyle = Self(""), underlineStyle = Self(""), strokeColor = Self(""), strokeWidth = Self(""), shadow = Self(""), textEffect = Self(""), attachment = Self(""), link = Self(""), baselineOffset = Self(""), underlineColor = Self(""), strikethroughColor = Self(""), obliqueness = Self(""), expansion = Self(""), writingDirection = Self(""), verticalGlyphForm = Self("")
}
extension NSAttributedString {
    public convenience init(_nothing: Void = ()) { fatalError() }
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
@objc open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic class var supportsSecureCoding: Bool { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic class var `default`: NSParagraphStyle { fatalError() }
    @objc open dynamic var lineSpacing: CGFloat { get { fatalError() } set { fatalError() } }
    @objc open dynamic var alignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
    @objc open dynamic var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
    @objc open dynamic var allowsDefaultTighteningForTruncation: Bool { get { fatalError() } set { fatalError() } }
}
open class NSMutableParagraphStyle: NSParagraphStyle {
}
@objc open class NSTextAttachment: NSObject, NSSecureCoding {
    public init(data contentData: Data?, ofType uti: String?) { fatalError() }
    public convenience init(image: UIImage) { fatalError() }
    public convenience override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic class var supportsSecureCoding: Bool { fatalError() }
    @objc open dynamic var contents: Data?
    @objc open dynamic var image: UIImage?
    @objc open dynamic var bounds: CGRect = .zero
    @objc open dynamic func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { fatalError() }
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
    @objc open dynamic func addLayoutManager(_ aLayoutManager: NSLayoutManager) { fatalError() }
    @objc open dynamic weak var delegate: NSTextStorageDelegate?
    @objc open dynamic func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
}
@preconcurrency @MainActor @objc public protocol NSLayoutManagerDelegate where Self: NSObject {
    @objc optional func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    @objc optional func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}
@objc open class NSLayoutManager: NSObject {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open unowned(unsafe) var textStorage: NSTextStorage?
    @objc open dynamic weak var delegate: NSLayoutManagerDelegate?
    @objc open dynamic func addTextContainer(_ container: NSTextContainer) { fatalError() }
    @objc open dynamic var usesFontLeading: Bool = true
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?) { fatalError() }
    @objc open dynamic func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { fatalError() }
    @objc open dynamic func location(forGlyphAt glyphIndex: Int) -> CGPoint { fatalError() }
}
@objc open class NSTextContainer: NSObject {
    public init(size: CGSize) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    @objc open dynamic var layoutManager: NSLayoutManager?
    @objc open dynamic var size: CGSize = .zero
    @objc open dynamic var lineBreakMode: NSLineBreakMode = .byWordWrapping
    @objc open dynamic var lineFragmentPadding: CGFloat = 5
    @objc open dynamic var maximumNumberOfLines: Int = 0
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
}
extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { fatalError() }
}

// MARK: Text input

@objc public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@objc public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@objc public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    public static var alphabet: UIKeyboardType { fatalError() } }
@objc public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light; public static var alert: UIKeyboardAppearance { fatalError() } }
@objc public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
public struct UITextContentType: _UIStringConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: ""), namePrefix = Self(rawValue: ""), givenName = Self(rawValue: ""), middleName = Self(rawValue: ""), familyName = Self(rawValue: ""), nickname = Self(rawValue: ""), jobTitle = Self(rawValue: ""), organizationName = Self(rawValue: ""), location = Self(rawValue: ""), fullStreetAddress = Self(rawValue: ""), streetAddressLine1 = Self(rawValue: ""), streetAddressLine2 = Self(rawValue: ""), addressCity = Self(rawValue: ""), addressState = Self(rawValue: ""), countryName = Self(rawValue: ""), postalCode = Self(rawValue: ""), telephoneNumber = Self(rawValue: ""), emailAddress = Self(rawValue: ""), URL = Self(rawValue: ""), creditCardNumber = Self(rawValue: ""), username = Self(rawValue: ""), password = Self(rawValue: ""), newPassword = Self(rawValue: ""), oneTimeCode = Self(rawValue: ""), dateTime = Self(rawValue: ""), birthdate = Self(rawValue: "")
}
@preconcurrency @MainActor @objc public protocol UITextInputTraits where Self: NSObject {
    @objc optional var autocapitalizationType: UITextAutocapitalizationType { get set }
    @objc optional var autocorrectionType: UITextAutocorrectionType { get set }
    @objc optional var keyboardType: UIKeyboardType { get set }
    @objc optional var keyboardAppearance: UIKeyboardAppearance { get set }
    @objc optional var returnKeyType: UIReturnKeyType { get set }
    @objc optional var enablesReturnKeyAutomatically: Bool { get set }
    @objc optional var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get @objc(setSecureTextEntry:) set }
    @objc optional var textContentType: UITextContentType! { get set }
}
@preconcurrency @MainActor @objc public protocol UIKeyInput: UITextInputTraits where Self: NSObject {
    var hasText: Bool { get }
}
@preconcurrency @MainActor @objc open class UITextPosition: NSObject { public override init() { fatalError() } }
@preconcurrency @MainActor @objc open class UITextRange: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var isEmpty: Bool { fatalError() }
    @objc open dynamic var start: UITextPosition { fatalError() }
    @objc open dynamic var end: UITextPosition { fatalError() }
}
@objc public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
@preconcurrency @MainActor @objc public protocol UITextInput: UIKeyInput where Self: NSObject {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    @objc(positionFromPosition:inDirection:offset:) func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    @objc(positionWithinRange:farthestInDirection:) func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    @objc optional var textInputView: UIView { get }
    @objc optional var isEditable: Bool { get }
}
@preconcurrency @MainActor @objc public protocol UITextFieldDelegate where Self: NSObject {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    @objc(textFieldDidEndEditing:reason:) optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    @objc optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
    @objc optional func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    @objc public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    @objc open dynamic var text: String?
    @objc open dynamic var attributedText: NSAttributedString?
    @objc open dynamic var textColor: UIColor?
    @objc open dynamic var font: UIFont?
    @objc open dynamic var textAlignment: NSTextAlignment = .natural
    @objc open dynamic var borderStyle: UITextField.BorderStyle = .none
    @objc open dynamic var placeholder: String?
    @objc open dynamic var attributedPlaceholder: NSAttributedString?
    @objc open dynamic var adjustsFontSizeToFitWidth: Bool = false
    @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
    @objc open dynamic weak var delegate: UITextFieldDelegate?
    @objc open dynamic var background: UIImage?
    @objc open dynamic var isEditing: Bool { fatalError() }
    @objc open dynamic func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func drawText(in rect: CGRect) { fatalError() }
    private var _iv: UIView? { fatalError() }
    @_nonoverride @objc(_settableInputAccessoryView) open dynamic var inputAccessoryView: UIView?
    @objc open dynamic func text(in range: UITextRange) -> String? { fatalError() }
    @objc open dynamic func replace(_ range: UITextRange, withText text: String) { fatalError() }
    @objc open dynamic func position(from position: UITextPosition, offset: Int) -> UITextPosition? { fatalError() }
    @objc(positionFromPosition:inDirection:offset:) open dynamic func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { fatalError() }
    @objc open dynamic func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { fatalError() }
    @objc open dynamic func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
    @objc(positionWithinRange:farthestInDirection:) open dynamic func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { fatalError() }
    @objc open dynamic var hasText: Bool { fatalError() }
    @objc open dynamic var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @objc open dynamic var autocorrectionType: UITextAutocorrectionType = .default
    @objc open dynamic var keyboardType: UIKeyboardType = .default
    @objc open dynamic var keyboardAppearance: UIKeyboardAppearance = .default
    @objc open dynamic var returnKeyType: UIReturnKeyType = .default
    @objc open dynamic var enablesReturnKeyAutomatically: Bool = false
    @objc open dynamic var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get { fatalError() } @objc(setSecureTextEntry:) set { fatalError() } }
    @objc open dynamic var textContentType: UITextContentType! = nil
    nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}
extension UIView { @discardableResult @objc open dynamic func endEditing(_ force: Bool) -> Bool { fatalError() } }
open class UISearchTextField: UITextField {
    @objc open dynamic var tokens: [UISearchToken] = []
}
@preconcurrency @MainActor @objc open class UISearchToken: NSObject {
    public convenience init(icon: UIImage?, text: String) { fatalError() }
    @objc open dynamic var representedObject: Any?
}
@objc public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
@preconcurrency @MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate where Self: NSObject {
    @objc optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    @objc optional func textViewDidChange(_ textView: UITextView)
    @objc optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    @objc(textView:shouldInteractWithTextAttachment:inRange:interaction:) optional func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    @objc optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    @objc optional func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    @objc optional func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}
@preconcurrency @MainActor @objc open class UITextItem: NSObject { open var range: NSRange { fatalError() } }
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    @objc public enum BorderStyle: Int, Sendable { case none, roundedRect }
    public init(frame: CGRect, textContainer: NSTextContainer?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }
    public convenience init(usingTextLayoutManager: Bool) { fatalError() }
    @_nonoverride @objc(_textViewDelegate) open dynamic weak var delegate: UITextViewDelegate?
    @objc open dynamic var text: String! = nil
    @objc open dynamic var font: UIFont?
    @objc open dynamic var textColor: UIColor?
    @objc open dynamic var textAlignment: NSTextAlignment = .natural
    @objc open dynamic var selectedRange: NSRange = NSRange(location: 0, length: 0)
    @objc open dynamic var isEditable: Bool = true
    @objc open dynamic var attributedText: NSAttributedString! = nil
    @objc open dynamic var textContainer: NSTextContainer { fatalError() }
    @objc open dynamic var textContainerInset: UIEdgeInsets = .zero
    @objc open dynamic var layoutManager: NSLayoutManager { fatalError() }
    @objc open dynamic var textStorage: NSTextStorage { fatalError() }
    @objc open dynamic var borderStyle: UITextView.BorderStyle = .none
    @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
    @_nonoverride @objc(_settableInputAccessoryView) open dynamic var inputAccessoryView: UIView?
    @objc open dynamic func text(in range: UITextRange) -> String? { fatalError() }
    @objc open dynamic func replace(_ range: UITextRange, withText text: String) { fatalError() }
    @objc open dynamic func position(from position: UITextPosition, offset: Int) -> UITextPosition? { fatalError() }
    @objc(positionFromPosition:inDirection:offset:) open dynamic func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { fatalError() }
    @objc open dynamic func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { fatalError() }
    @objc open dynamic func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
    @objc(positionWithinRange:farthestInDirection:) open dynamic func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { fatalError() }
    @objc open dynamic var hasText: Bool { fatalError() }
    @objc open dynamic var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @objc open dynamic var autocorrectionType: UITextAutocorrectionType = .default
    @objc open dynamic var keyboardType: UIKeyboardType = .default
    @objc open dynamic var keyboardAppearance: UIKeyboardAppearance = .default
    @objc open dynamic var returnKeyType: UIReturnKeyType = .default
    @objc open dynamic var enablesReturnKeyAutomatically: Bool = false
    @objc open dynamic var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get { fatalError() } @objc(setSecureTextEntry:) set { fatalError() } }
    @objc open dynamic var textContentType: UITextContentType! = nil
    nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}

// MARK: - Drag and drop

@objc public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@preconcurrency @MainActor @objc public protocol UIDragDropSession where Self: NSObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
}
extension UIDragDropSession { public func canLoadObjects(ofClass aClass: Any.Type) -> Bool { fatalError() } }
@preconcurrency @MainActor @objc public protocol UIDragSession: UIDragDropSession where Self: NSObject { var localContext: Any? { get set } }
@preconcurrency @MainActor @objc public protocol UIDropSession: UIDragDropSession where Self: NSObject {
    var progress: Progress { get }
}
extension UIDropSession { @discardableResult public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress { fatalError() } }
@preconcurrency @MainActor @objc open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) { fatalError() }
    @objc open dynamic var itemProvider: NSItemProvider { fatalError() }
    @objc open dynamic var previewProvider: (() -> UIDragPreview?)?
}
@preconcurrency @MainActor @objc open class UIDragPreview: NSObject { public convenience init(view: UIView) { fatalError() } ; public init(view: UIView, parameters: UIDragPreviewParameters) { fatalError() } }
@preconcurrency @MainActor @objc open class UIDropProposal: NSObject {
    public init(operation: UIDropOperation) { fatalError() }
    @objc open dynamic var operation: UIDropOperation { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITableViewDragDelegate where Self: NSObject {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    @objc optional func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    @objc optional func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    @objc optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    @objc optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}
open class UITableViewDropProposal: UIDropProposal {
    @objc public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
    public convenience init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) { fatalError() }
    @objc open dynamic var intent: UITableViewDropProposal.Intent { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITableViewDropItem where Self: NSObject {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}
@preconcurrency @MainActor @objc public protocol UITableViewDropCoordinator where Self: NSObject {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> NSObject
}
@preconcurrency @MainActor @objc public protocol UITableViewDropDelegate where Self: NSObject {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    @objc optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    @objc optional func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    @objc optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDragDelegate where Self: NSObject {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    @objc optional func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    @objc optional func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    @objc optional func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    @objc optional func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    @objc optional func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
}
open class UICollectionViewDropProposal: UIDropProposal {
    @objc public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
    public convenience init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) { fatalError() }
    @objc open dynamic var intent: UICollectionViewDropProposal.Intent { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDropItem where Self: NSObject {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}
@preconcurrency @MainActor @objc open class UICollectionViewPlaceholder: NSObject { public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { fatalError() } }
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
@preconcurrency @MainActor @objc public protocol UICollectionViewDropPlaceholderContext where Self: NSObject {
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDropCoordinator where Self: NSObject {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> NSObject
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDropDelegate where Self: NSObject {
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    @objc optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    @objc optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    @objc optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
}

// MARK: - Haptics, pasteboard, accessibility

@preconcurrency @MainActor @objc open class UIFeedbackGenerator: NSObject { public override init() { fatalError() } ; public convenience init(view: UIView) { fatalError() } ; open func prepare() { fatalError() } }
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    @objc public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { fatalError() }
    public override init() { fatalError() }
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { fatalError() }
    @objc open dynamic func impactOccurred() { fatalError() }
    @objc open dynamic func impactOccurred(intensity: CGFloat) { fatalError() }
    @objc open dynamic func impactOccurred(at location: CGPoint) { fatalError() }
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() { fatalError() } }

@objc open class UIPasteboard: NSObject, @unchecked Sendable {
    public struct Name: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Self("")
    }
    public struct OptionsKey: _UIStringConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = Self(rawValue: ""), localOnly = Self(rawValue: "")
    }
    @objc open dynamic class var general: UIPasteboard { fatalError() }
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) { fatalError() }
    @objc open dynamic var string: String?
    @objc open dynamic var strings: [String]?
    @objc open dynamic var url: URL?
    @objc open dynamic var urls: [URL]?
    @objc open dynamic var image: UIImage?
    @objc open dynamic var images: [UIImage]?
    @objc open dynamic var color: UIColor?
    @objc open dynamic var items: [[String: Any]] = []
    @objc open dynamic var numberOfItems: Int { fatalError() }
    @objc open dynamic var types: [String] { fatalError() }
    @objc open dynamic func data(forPasteboardType pasteboardType: String) -> Data? { fatalError() }
    @objc open dynamic func setValue(_ value: Any, forPasteboardType pasteboardType: String) { fatalError() }
    @objc open dynamic func value(forPasteboardType pasteboardType: String) -> Any? { fatalError() }
    @objc open dynamic func contains(pasteboardTypes: [String]) -> Bool { fatalError() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2), image = Self(rawValue: 4), selected = Self(rawValue: 8), playsSound = Self(rawValue: 16), keyboardKey = Self(rawValue: 32), staticText = Self(rawValue: 64), summaryElement = Self(rawValue: 128), notEnabled = Self(rawValue: 256), updatesFrequently = Self(rawValue: 512), searchField = Self(rawValue: 1024), startsMediaSession = Self(rawValue: 2048), adjustable = Self(rawValue: 4096), allowsDirectInteraction = Self(rawValue: 8192), causesPageTurn = Self(rawValue: 16384), header = Self(rawValue: 65536), tabBar = Self(rawValue: 1 << 20), toggleButton = Self(rawValue: 1 << 21), supportsZoom = Self(rawValue: 1 << 22)
}
@preconcurrency @MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable, _StubObjCNumber {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 0), layoutChanged = Self(rawValue: 0), announcement = Self(rawValue: 0), pageScrolled = Self(rawValue: 0), pauseAssistiveTechnology = Self(rawValue: 0), resumeAssistiveTechnology = Self(rawValue: 0)
    }
    nonisolated public static func post(notification: UIAccessibility.Notification, argument: Any?) { fatalError() }
}
extension NSObject {
    @objc open dynamic var isAccessibilityElement: Bool { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityLabel: String? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityHint: String? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityValue: String? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityTraits: UIAccessibilityTraits { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityFrame: CGRect { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityRespondsToUserInteraction: Bool { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityElements: [Any]? { get { fatalError() } set { fatalError() } }
    @objc open dynamic var accessibilityIgnoresInvertColors: Bool { get { fatalError() } set { fatalError() } }
    @objc open dynamic func accessibilityElement(at index: Int) -> Any? { fatalError() }
    @objc open dynamic func index(ofAccessibilityElement element: Any) -> Int { fatalError() }
}
