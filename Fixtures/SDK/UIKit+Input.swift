// Module UIKit: text input, drag and drop, haptics, accessibility; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: Text input

@objc public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@objc public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
@objc public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
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
    @objc optional var spellCheckingType: UITextSpellCheckingType { get set }
    @objc optional var smartQuotesType: UITextSmartQuotesType { get set }
    @objc optional var smartDashesType: UITextSmartDashesType { get set }
    @objc optional var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    @objc optional var keyboardType: UIKeyboardType { get set }
    @objc optional var keyboardAppearance: UIKeyboardAppearance { get set }
    @objc optional var returnKeyType: UIReturnKeyType { get set }
    @objc optional var enablesReturnKeyAutomatically: Bool { get set }
    @objc optional var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get @objc(setSecureTextEntry:) set }
    @objc optional var textContentType: UITextContentType! { get set }
}
@preconcurrency @MainActor @objc public protocol UIKeyInput: UITextInputTraits where Self: NSObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
@preconcurrency @MainActor @objc open class UITextPosition: NSObject { public override init() { fatalError() } }
@preconcurrency @MainActor @objc open class UITextRange: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var isEmpty: Bool { fatalError() }
    @objc open dynamic var start: UITextPosition { fatalError() }
    @objc open dynamic var end: UITextPosition { fatalError() }
}
@preconcurrency @MainActor @objc open class UITextSelectionRect: NSObject {
    @objc open dynamic var rect: CGRect { fatalError() }
    @objc open dynamic var containsStart: Bool { fatalError() }
    @objc open dynamic var containsEnd: Bool { fatalError() }
    @objc open dynamic var isVertical: Bool { fatalError() }
    @objc open dynamic var writingDirection: NSWritingDirection { fatalError() }
}
@objc public enum UITextStorageDirection: Int, Sendable { case forward, backward }
@objc public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
@objc public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
public struct UITextDirection: RawRepresentable, Hashable, Sendable, _StubObjCNumber {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { fatalError() }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITextInputDelegate where Self: NSObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}
@preconcurrency @MainActor @objc public protocol UITextInputTokenizer where Self: NSObject {
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange?
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition?
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
}
@preconcurrency @MainActor @objc open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    public init(textInput: UIResponder & UITextInput) { fatalError() }
    @objc open dynamic func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange? { fatalError() }
    @objc open dynamic func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool { fatalError() }
    @objc open dynamic func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition? { fatalError() }
    @objc(isPosition:withinTextUnit:inDirection:) open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITextInput: UIKeyInput where Self: NSObject {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    @objc(positionFromPosition:inDirection:offset:) func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: UITextInputDelegate? { get set }
    var tokenizer: UITextInputTokenizer { get }
    @objc(positionWithinRange:farthestInDirection:) func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    @objc(closestPositionToPoint:withinRange:) func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    @objc optional func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    @objc optional var textInputView: UIView { get }
    @objc optional var isEditable: Bool { get }
}
@preconcurrency @MainActor @objc open class UITextInputMode: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var primaryLanguage: String? { fatalError() }
    @objc open dynamic class var activeInputModes: [UITextInputMode] { fatalError() }
    nonisolated public class var currentInputModeDidChangeNotification: NSNotification.Name { fatalError() }
}
@preconcurrency @MainActor @objc open class UITextChecker: NSObject {
    public override init() { fatalError() }
    @objc open dynamic func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { fatalError() }
    @objc open dynamic func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { fatalError() }
    @objc open dynamic func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { fatalError() }
    @objc open dynamic class func hasLearnedWord(_ word: String) -> Bool { fatalError() }
    @objc open dynamic class func learnWord(_ word: String) { fatalError() }
    @objc open dynamic class var availableLanguages: [String] { fatalError() }
}
@preconcurrency @MainActor @objc public protocol UITextFieldDelegate where Self: NSObject {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    @objc(textFieldDidEndEditing:reason:) optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    @objc optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
    @objc optional func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    @objc public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    @objc public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    @objc open dynamic var text: String?
    @objc open dynamic var attributedText: NSAttributedString?
    @objc open dynamic var textColor: UIColor?
    @objc open dynamic var font: UIFont?
    @objc open dynamic var textAlignment: NSTextAlignment = .natural
    @objc open dynamic var borderStyle: UITextField.BorderStyle = .none
    @objc open dynamic var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    @objc open dynamic var placeholder: String?
    @objc open dynamic var attributedPlaceholder: NSAttributedString?
    @objc open dynamic var clearsOnBeginEditing: Bool = false
    @objc open dynamic var adjustsFontSizeToFitWidth: Bool = false
    @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
    @objc open dynamic var minimumFontSize: CGFloat = 0
    @objc open dynamic weak var delegate: UITextFieldDelegate?
    @objc open dynamic var background: UIImage?
    @objc open dynamic var disabledBackground: UIImage?
    @objc open dynamic var isEditing: Bool { fatalError() }
    @objc open dynamic var allowsEditingTextAttributes: Bool = false
    @objc open dynamic var typingAttributes: [NSAttributedString.Key: Any]?
    @objc open dynamic var clearButtonMode: UITextField.ViewMode = .never
    @objc open dynamic var leftView: UIView?
    @objc open dynamic var leftViewMode: UITextField.ViewMode = .never
    @objc open dynamic var rightView: UIView?
    @objc open dynamic var rightViewMode: UITextField.ViewMode = .never
    @objc open dynamic func borderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func placeholderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func clearButtonRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func leftViewRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func rightViewRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @objc open dynamic func drawText(in rect: CGRect) { fatalError() }
    @objc open dynamic func drawPlaceholder(in rect: CGRect) { fatalError() }
    private var _iv: UIView? { fatalError() }
    @objc open dynamic var clearsOnInsertion: Bool = false
    @_nonoverride @objc(_settableInputView) open dynamic var inputView: UIView?
    @_nonoverride @objc(_settableInputAccessoryView) open dynamic var inputAccessoryView: UIView?
    @objc open dynamic var interactionState: Any { get { fatalError() } set { fatalError() } }
    @objc open dynamic var textDragInteraction: NSObject? { fatalError() }
    @objc open dynamic weak var textDragDelegate: AnyObject?
    @objc open dynamic weak var textDropDelegate: AnyObject?
    @objc open dynamic weak var pasteDelegate: AnyObject?
    @objc open dynamic func text(in range: UITextRange) -> String? { fatalError() }
    @objc open dynamic func replace(_ range: UITextRange, withText text: String) { fatalError() }
    @objc open dynamic var selectedTextRange: UITextRange?
    @objc open dynamic var markedTextRange: UITextRange? { fatalError() }
    @objc open dynamic var markedTextStyle: [NSAttributedString.Key: Any]?
    @objc open dynamic func setMarkedText(_ markedText: String?, selectedRange: NSRange) { fatalError() }
    @objc open dynamic func unmarkText() { fatalError() }
    @objc open dynamic var beginningOfDocument: UITextPosition { fatalError() }
    @objc open dynamic var endOfDocument: UITextPosition { fatalError() }
    @objc open dynamic func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { fatalError() }
    @objc open dynamic func position(from position: UITextPosition, offset: Int) -> UITextPosition? { fatalError() }
    @objc(positionFromPosition:inDirection:offset:) open dynamic func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { fatalError() }
    @objc open dynamic func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { fatalError() }
    @objc open dynamic func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
    @objc open dynamic weak var inputDelegate: UITextInputDelegate?
    @objc open dynamic var tokenizer: UITextInputTokenizer { fatalError() }
    @objc(positionWithinRange:farthestInDirection:) open dynamic func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { fatalError() }
    @objc open dynamic func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { fatalError() }
    @objc open dynamic func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { fatalError() }
    @objc open dynamic func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) { fatalError() }
    @objc open dynamic func firstRect(for range: UITextRange) -> CGRect { fatalError() }
    @objc open dynamic func caretRect(for position: UITextPosition) -> CGRect { fatalError() }
    @objc open dynamic func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { fatalError() }
    @objc open dynamic func closestPosition(to point: CGPoint) -> UITextPosition? { fatalError() }
    @objc(closestPositionToPoint:withinRange:) open dynamic func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { fatalError() }
    @objc open dynamic func characterRange(at point: CGPoint) -> UITextRange? { fatalError() }
    @objc open dynamic var hasText: Bool { fatalError() }
    @objc open dynamic func insertText(_ text: String) { fatalError() }
    @objc open dynamic func deleteBackward() { fatalError() }
    @objc open dynamic var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @objc open dynamic var autocorrectionType: UITextAutocorrectionType = .default
    @objc open dynamic var spellCheckingType: UITextSpellCheckingType = .default
    @objc open dynamic var smartQuotesType: UITextSmartQuotesType = .default
    @objc open dynamic var smartDashesType: UITextSmartDashesType = .default
    @objc open dynamic var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    @objc open dynamic var inlinePredictionType: UITextInlinePredictionType = .default
    @objc open dynamic var keyboardType: UIKeyboardType = .default
    @objc open dynamic var keyboardAppearance: UIKeyboardAppearance = .default
    @objc open dynamic var returnKeyType: UIReturnKeyType = .default
    @objc open dynamic var enablesReturnKeyAutomatically: Bool = false
    @objc open dynamic var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get { fatalError() } @objc(setSecureTextEntry:) set { fatalError() } }
    @objc open dynamic var textContentType: UITextContentType! = nil
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
    nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var didEndEditingReasonUserInfoKey: String { fatalError() }
}
extension UIView { @discardableResult @objc open dynamic func endEditing(_ force: Bool) -> Bool { fatalError() } }
open class UISearchTextField: UITextField {
    @objc open dynamic var tokens: [UISearchToken] = []
    @objc open dynamic func insertToken(_ token: UISearchToken, at tokenIndex: Int) { fatalError() }
    @objc open dynamic func removeToken(at tokenIndex: Int) { fatalError() }
    @objc open dynamic var tokenBackgroundColor: UIColor! = nil
    @objc open dynamic var allowsDeletingTokens: Bool = true
}
@preconcurrency @MainActor @objc open class UISearchToken: NSObject {
    public convenience init(icon: UIImage?, text: String) { fatalError() }
    @objc open dynamic var representedObject: Any?
}
@objc public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
@preconcurrency @MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate where Self: NSObject {
    @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    @objc optional func textViewDidEndEditing(_ textView: UITextView)
    @objc optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    @objc optional func textViewDidChange(_ textView: UITextView)
    @objc optional func textViewDidChangeSelection(_ textView: UITextView)
    @objc optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    @objc(textView:shouldInteractWithTextAttachment:inRange:interaction:) optional func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    @objc optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    @objc optional func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    @objc optional func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}
@preconcurrency @MainActor @objc open class UITextItem: NSObject { open var range: NSRange { fatalError() } }
public struct UIDataDetectorTypes: OptionSet, Sendable, _StubObjCNumber {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8), shipmentTrackingNumber = Self(rawValue: 16), flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64), all = Self(rawValue: UInt.max)
}
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
    @objc open dynamic var isSelectable: Bool = true
    @objc open dynamic var dataDetectorTypes: UIDataDetectorTypes = []
    @objc open dynamic var allowsEditingTextAttributes: Bool = false
    @objc open dynamic var attributedText: NSAttributedString! = nil
    @objc open dynamic var typingAttributes: [NSAttributedString.Key: Any] = [:]
    @objc open dynamic func scrollRangeToVisible(_ range: NSRange) { fatalError() }
    @objc open dynamic var clearsOnInsertion: Bool = false
    @objc open dynamic var textContainer: NSTextContainer { fatalError() }
    @objc open dynamic var textContainerInset: UIEdgeInsets = .zero
    @objc open dynamic var layoutManager: NSLayoutManager { fatalError() }
    @objc open dynamic var textLayoutManager: NSTextLayoutManager? { fatalError() }
    @objc open dynamic var textStorage: NSTextStorage { fatalError() }
    @objc open dynamic var linkTextAttributes: [NSAttributedString.Key: Any]! = nil
    @objc open dynamic var usesStandardTextScaling: Bool = false
    @objc open dynamic var isFindInteractionEnabled: Bool = false
    @objc open dynamic var findInteraction: UIFindInteraction? { fatalError() }
    @objc open dynamic var borderStyle: UITextView.BorderStyle = .none
    @objc open dynamic var adjustsFontForContentSizeCategory: Bool = false
    @objc open dynamic var writingToolsBehavior: UIWritingToolsBehavior = .default
    @_nonoverride @objc(_settableInputView) open dynamic var inputView: UIView?
    @_nonoverride @objc(_settableInputAccessoryView) open dynamic var inputAccessoryView: UIView?
    @objc open dynamic weak var textDragDelegate: AnyObject?
    @objc open dynamic weak var textDropDelegate: AnyObject?
    @objc open dynamic weak var pasteDelegate: AnyObject?
    @objc open dynamic func text(in range: UITextRange) -> String? { fatalError() }
    @objc open dynamic func replace(_ range: UITextRange, withText text: String) { fatalError() }
    @objc open dynamic var selectedTextRange: UITextRange?
    @objc open dynamic var markedTextRange: UITextRange? { fatalError() }
    @objc open dynamic var markedTextStyle: [NSAttributedString.Key: Any]?
    @objc open dynamic func setMarkedText(_ markedText: String?, selectedRange: NSRange) { fatalError() }
    @objc open dynamic func unmarkText() { fatalError() }
    @objc open dynamic var beginningOfDocument: UITextPosition { fatalError() }
    @objc open dynamic var endOfDocument: UITextPosition { fatalError() }
    @objc open dynamic func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { fatalError() }
    @objc open dynamic func position(from position: UITextPosition, offset: Int) -> UITextPosition? { fatalError() }
    @objc(positionFromPosition:inDirection:offset:) open dynamic func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { fatalError() }
    @objc open dynamic func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { fatalError() }
    @objc open dynamic func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
    @objc open dynamic weak var inputDelegate: UITextInputDelegate?
    @objc open dynamic var tokenizer: UITextInputTokenizer { fatalError() }
    @objc(positionWithinRange:farthestInDirection:) open dynamic func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { fatalError() }
    @objc open dynamic func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { fatalError() }
    @objc open dynamic func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { fatalError() }
    @objc open dynamic func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) { fatalError() }
    @objc open dynamic func firstRect(for range: UITextRange) -> CGRect { fatalError() }
    @objc open dynamic func caretRect(for position: UITextPosition) -> CGRect { fatalError() }
    @objc open dynamic func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { fatalError() }
    @objc open dynamic func closestPosition(to point: CGPoint) -> UITextPosition? { fatalError() }
    @objc(closestPositionToPoint:withinRange:) open dynamic func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { fatalError() }
    @objc open dynamic func characterRange(at point: CGPoint) -> UITextRange? { fatalError() }
    @objc open dynamic var hasText: Bool { fatalError() }
    @objc open dynamic func insertText(_ text: String) { fatalError() }
    @objc open dynamic func deleteBackward() { fatalError() }
    @objc open dynamic var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @objc open dynamic var autocorrectionType: UITextAutocorrectionType = .default
    @objc open dynamic var spellCheckingType: UITextSpellCheckingType = .default
    @objc open dynamic var smartQuotesType: UITextSmartQuotesType = .default
    @objc open dynamic var smartDashesType: UITextSmartDashesType = .default
    @objc open dynamic var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    @objc open dynamic var inlinePredictionType: UITextInlinePredictionType = .default
    @objc open dynamic var keyboardType: UIKeyboardType = .default
    @objc open dynamic var keyboardAppearance: UIKeyboardAppearance = .default
    @objc open dynamic var returnKeyType: UIReturnKeyType = .default
    @objc open dynamic var enablesReturnKeyAutomatically: Bool = false
    @objc open dynamic var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get { fatalError() } @objc(setSecureTextEntry:) set { fatalError() } }
    @objc open dynamic var textContentType: UITextContentType! = nil
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
    nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
}
@preconcurrency @MainActor @objc open class UIFindInteraction: NSObject { open func presentFindNavigator(showingReplace: Bool) { fatalError() } ; open func dismissFindNavigator() { fatalError() } ; open var isFindNavigatorVisible: Bool { fatalError() } }

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
