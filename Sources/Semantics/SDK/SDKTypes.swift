/// What a name means that the project does not declare: one of Apple's types, or one of a package that is not here.
///
/// The sources are the public headers and Swift interfaces of the iOS SDK, and the documentation of the frameworks that bring an app
/// delegate of their own. Everything is a `switch` or one literal, so that nothing is built at launch.
enum SDKTypes {
  /// What one of Apple's types gives to what inherits from it; nil if it is not known here.
  static func heritage(of name: String) -> Heritage? {
    switch name {
    case "UIView": return .view
    case "UIViewController": return .controller
    case "UIPresentationController": return .presentation
    case "CALayer": return .layer
    case "UICollectionViewLayout": return .collectionLayout
    default: break
    }
    if let parent = SDKClasses.superclass(of: name) { return parent == "NSObject" ? .nothing : heritage(of: parent) }
    return heritage(ofProtocol: name)
  }

  /// The superclass of one of Apple's classes.
  static func superclass(of name: String) -> String? { SDKClasses.superclass(of: name) }

  /// Apple's protocols by which a type becomes a kind of its own.
  private static func heritage(ofProtocol name: String) -> Heritage? {
    switch name {
    case "View": .swiftUI(.view)
    case "ViewModifier", "EnvironmentalModifier": .swiftUI(.viewModifier)
    case "UIViewRepresentable", "UIViewControllerRepresentable": .representable
    case "Shape", "InsettableShape", "RoundedRectangularShape": .shape
    case "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle",
      "DisclosureGroupStyle", "FormStyle", "LabeledContentStyle", "ControlGroupStyle", "MenuStyle", "DatePickerStyle", "TextEditorStyle",
      "NavigationSplitViewStyle", "TableStyle", "WindowStyle", "ListStyle", "PickerStyle", "TextFieldStyle", "TabViewStyle",
      "IndexViewStyle",
      "NavigationViewStyle", "TextSelectability", "TipViewStyle":
      .swiftUI(.style)
    case "UIApplicationDelegate": .appDelegate
    case "UISceneDelegate", "UIWindowSceneDelegate", "UIHostingSceneDelegate", "CPTemplateApplicationSceneDelegate",
      "CPTemplateApplicationDashboardSceneDelegate", "CPTemplateApplicationInstrumentClusterSceneDelegate":
      .sceneDelegate
    default: nil
    }
  }

  /// The last-word rule for a superclass that is declared nowhere; nil if its name does not say.
  static func heritage(byLastWordOf name: String) -> Heritage? {
    if name.hasSuffix("ViewController") { return .controller }
    for word in ["View", "Cell", "Button", "Label", "Control", "Window"] where name.hasSuffix(word) { return .view }
    return nil
  }

  /// Whether an app delegate that inherits from this one belongs to another framework: `FlutterAppDelegate`,
  /// `RCTAppDelegate`, `ExpoAppDelegate`, `CDVAppDelegate` and the like.
  static func isFrameworkAppDelegate(_ name: String) -> Bool {
    if isWellKnownAppDelegate(name) { return true }
    switch name {
    case "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate": return false
    default: return name.hasSuffix("AppDelegate") || name.hasSuffix("ApplicationDelegate")
    }
  }

  /// Whether it is one of theirs even where the project has its source, among its dependencies.
  static func isWellKnownAppDelegate(_ name: String) -> Bool {
    switch name {
    case "FlutterAppDelegate", "RCTAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper", "CDVAppDelegate", "UnityAppController": true
    default: false
    }
  }

  /// Whether this is the name of one of Apple's modules that declare such types.
  static func isModule(_ name: String) -> Bool {
    switch name {
    case "Swift", "Foundation", "UIKit", "SwiftUI", "SwiftUICore", "QuartzCore", "CoreGraphics", "AVFoundation", "AVKit", "MapKit",
      "WebKit", "SpriteKit", "SceneKit", "MetalKit", "GLKit", "PDFKit", "ARKit", "RealityKit", "SafariServices", "MessageUI", "Messages",
      "Contacts", "ContactsUI", "AddressBookUI", "Photos", "PhotosUI", "GameKit", "EventKit", "EventKitUI", "StoreKit", "QuickLook",
      "PassKit", "PencilKit", "PaperKit", "VisionKit", "LinkPresentation", "Intents", "IntentsUI", "HealthKitUI", "HomeKit", "ReplayKit",
      "MediaPlayer", "AuthenticationServices", "CarPlay", "CoreLocation", "CoreLocationUI", "CoreAudioKit", "CoreData", "CoreMotion",
      "Combine", "TipKit", "WidgetKit", "XCTest", "Testing", "AppKit", "WatchKit", "TVUIKit", "Social", "iAd", "MultipeerConnectivity",
      "RoomPlan", "BrowserEngineKit", "BusinessChat", "DeviceDiscoveryUI", "FileProviderUI", "GroupActivities", "IdentityLookupUI",
      "ImagePlayground",
      "UserNotifications", "UserNotificationsUI", "CloudKit", "SwiftData", "Observation", "os", "OSLog", "Charts", "Dispatch":
      true
    default: false
    }
  }

  /// Whether a name that is in no table is one of Apple's or Swift's all the same, so that it makes nothing of what inherits from it.
  static func isKnownToBeNeither(_ name: String) -> Bool {
    if hasApplePrefix(name) { return true }
    switch name {
    case "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "Bool", "Void", "Never", "Any", "AnyObject", "AnyHashable", "Array", "Dictionary", "Set", "Optional", "Result",
      "Range", "ClosedRange", "Data", "Date", "URL", "URLRequest", "UUID", "Calendar", "Locale", "TimeZone", "TimeInterval", "IndexPath",
      "IndexSet", "Notification", "Decimal", "CharacterSet", "AttributedString", "DateComponents", "DateInterval", "Measurement",
      "URLComponents", "Selector", "Bundle", "Timer", "Thread", "Operation", "OperationQueue", "Formatter", "DateFormatter",
      "NumberFormatter", "JSONDecoder", "JSONEncoder", "InputStream", "OutputStream", "Progress", "FileManager", "UserDefaults",
      "URLSession", "URLProtocol", "URLResponse", "Process", "Host", "Unit", "NetService", "Stream", "Scanner", "Task", "DispatchQueue",
      "DispatchGroup", "Logger", "Error", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable",
      "Sendable", "RawRepresentable", "CaseIterable", "OptionSet", "CustomStringConvertible", "CodingKey", "LocalizedError",
      "CustomNSError", "Collection", "Sequence", "IteratorProtocol", "Actor", "ObservableObject", "Observable", "DynamicProperty", "App",
      "Scene", "Widget", "WidgetBundle", "Commands", "ToolbarContent", "PreviewProvider", "EnvironmentKey", "PreferenceKey", "ShapeStyle",
      "Layout", "Animatable", "Gesture", "GeometryEffect", "Transition", "TextRenderer", "ControlWidget", "ChartContent", "MapContent",
      "CustomizableToolbarContent", "AccessibilityRotorContent", "TabContent", "TableRowContent", "TimelineProvider", "AppIntent", "Tip",
      "Transferable", "Publisher", "Subscriber", "Subject", "XCTestCase", "XCUIApplication", "Binding", "State", "GeometryProxy",
      "EdgeInsets", "Color", "Image", "Font", "Path",
      "Angle", "Animation", "AnyTransition", "GridItem", "UnitPoint", "Gradient", "LocalizedStringKey", "EnvironmentValues", "Transaction":
      return true
    default: return false
    }
  }

  /// Whether it is one of SwiftUI's own views, which an extension can give no stored property.
  static func isSwiftUIView(_ name: String) -> Bool {
    switch name {
    case "Text", "Button", "Label", "Link", "Divider", "Spacer", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker",
      "TextField", "SecureField", "TextEditor", "List", "Form", "Section", "Group", "GroupBox", "DisclosureGroup", "VStack", "HStack",
      "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView", "ScrollViewReader",
      "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView", "GeometryReader", "AnyView", "EmptyView",
      "ForEach", "AsyncImage", "ProgressView", "Gauge", "Menu", "Table", "TimelineView", "Canvas", "ViewThatFits", "LabeledContent",
      "ContentUnavailableView", "ModifiedContent", "EditButton", "PasteButton", "RenameButton", "ShareLink", "ControlGroup", "OutlineGroup",
      "Circle", "Capsule", "Ellipse", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "ContainerRelativeShape", "LinearGradient",
      "RadialGradient", "AngularGradient", "EquatableView", "SubscriptionView", "VideoPlayer", "Map", "Chart", "PhotosPicker",
      "SignInWithAppleButton", "SceneView", "SpriteView":
      true
    default: false
    }
  }

  /// Names of Objective-C frameworks that can hold none of the five roots but those of the class table.
  private static func hasApplePrefix(_ name: String) -> Bool {
    if name.hasPrefix("WKInterface") { return true }
    var capitals = 0
    for byte in name.utf8 {
      guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte else { break }
      capitals += 1
    }
    // The last capital begins the word behind the prefix: `NSView`, `UIBarItem`.
    guard capitals == 3, name.utf8.count > 3 else { return false }
    switch name.prefix(2) {
    case "NS", "CG", "CF", "CI": return true
    case "UI", "CA", "MK", "MP", "PH", "CL", "CM", "UN", "SK", "GK", "CN", "EK", "HK", "AV", "WK", "CK", "IN", "AR", "SF", "QL", "VN", "WC",
      "CX",
      "CB", "NE", "NW", "CT", "CS", "BG", "AU", "ML", "NL":
      return heritage(byLastWordOf: name) == nil
    default: return false
    }
  }

  /// Whether a name that is declared nowhere reads as a protocol's, not as a superclass's.
  static func looksLikeProtocol(_ name: String) -> Bool {
    let endings = [
      "Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Provider", "Observer", "Listener", "Conformance", "Type", "Convertible",
    ]
    return endings.contains { name.hasSuffix($0) }
  }
}
