import Syntax

/// Names that say what an answer about the device is for, and the sentence that people are told.
///
/// This table is the whole of the decision: a new name in it is a new row of what `check --verbose` says.
struct PurposeEvidence: Sendable {
  enum Verdict: Sendable { case notLayout, presentation, unknown }

  let verdict: Verdict
  /// For the finding; of orientation, where the two differ.
  let reason: String
  /// Whole names: of what is called, of an argument, of what is assigned to, of a constant.
  let names: Set<String>
  /// Words of a camel-case name.
  let words: Set<String>
  /// Parts of a name in lower case, where its words are written together or apart.
  let fragments: [String]
  /// Ends of such a name.
  let suffixes: [String]
  /// Which questions it counts for.
  let aspects: Set<DeviceAspect>

  init(
    _ verdict: Verdict, _ reason: String, names: Set<String> = [], words: Set<String> = [], fragments: [String] = [],
    suffixes: [String] = [], for aspects: Set<DeviceAspect> = [.idiom]
  ) {
    (self.verdict, self.reason, self.names, self.words, self.aspects) = (verdict, reason, names, words, aspects)
    (self.fragments, self.suffixes) = (fragments, suffixes)
  }

  /// Whether a branch that only does this is no layout, whatever else it calls.
  var isReport: Bool { [Purpose.analytics, Purpose.carPlay].contains(reason) }

  func matches(_ name: String) -> Bool {
    names.contains(name) || (!words.isEmpty && hasWord(of: name))
      || (!fragments.isEmpty && fragments.contains(where: name.lowercased().contains)) || suffixes.contains(where: name.hasSuffix)
  }

  /// A `requestButton` is laid out like any other button, and a `cacheHeight` is a height.
  private func hasWord(of name: String) -> Bool {
    let all = name.camelCaseWords
    guard !words.isDisjoint(with: all), let last = all.last else { return false }
    return !Self.laidOut.contains(last) && !name.hasSuffix("ViewController")
  }

  /// Last words of names that are those of views, or of what is measured in points.
  private static let laidOut: Set<String> = [
    "view", "views", "button", "buttons", "label", "labels", "cell", "cells", "bar", "stack", "constraint", "layer", "chart", "field",
    "slider", "switch", "control", "spinner", "table", "container", "header", "footer", "icon", "list", "panel", "badge", "banner", "card",
    "row", "rows", "section", "page", "screen", "picker", "stepper", "toolbar", "sidebar", "menu", "width", "height", "margin", "margins",
    "inset", "insets", "padding", "spacing", "font", "columns", "radius", "frame", "offset", "x", "y",
  ]

  /// What only views have, so that whatever is assigned to it is seen.
  static let viewProperties: Set<String> = [
    "isHidden", "alpha", "font", "frame", "bounds", "center", "numberOfLines", "textAlignment", "spacing", "axis", "distribution",
    "alignment", "constant", "backgroundColor", "textColor", "tintColor", "contentMode", "cornerRadius", "borderWidth", "rowHeight",
    "contentInset", "layoutMargins", "directionalLayoutMargins", "clipsToBounds",
  ]

  /// Keys of a text's attributes that hold what is laid out.
  static let textAttributes: Set<String> = ["font", "paragraphStyle", "kern", "tracking", "baselineOffset", "strokeWidth", "expansion"]

  /// What turns a view or a layer.
  private static let rotations: Set<String> = [
    "rotationAngle", "rotated", "CATransform3DMakeRotation", "CATransform3DRotate", "rotationEffect", "zRotation", "eulerAngles",
    "CGAffineTransformMakeRotation",
  ]
  /// What keeps a value beyond the run.
  private static let stores: Set<String> = ["UserDefaults", "forKey", "encode", "JSONEncoder"]

  // MARK: Where a value goes

  static let logging = PurposeEvidence(
    .notLayout, Purpose.logged,
    names: ["print", "debug", "debugPrint", "NSLog", "os_log", "dump", "assert", "precondition", "fatalError"],
    words: ["log", "logger", "logging"])
  private static let userAgent = PurposeEvidence(.notLayout, "not layout: it is part of a user agent", words: ["agent"])
  private static let nameOfDevice = PurposeEvidence(
    .notLayout, "not layout: it names the device",
    names: ["deviceType", "deviceName", "deviceModel", "deviceKind", "platform", "platformName", "formFactor"])

  /// A value that flows there is no matter of layout.
  static let destinations: [PurposeEvidence] = [
    PurposeEvidence(
      .notLayout, Purpose.analytics, names: ["track", "trackEvent", "logEvent", "recordEvent", "reportEvent", "Pixel"],
      words: [
        "analytics", "telemetry", "tracker", "crashlytics", "sentry", "breadcrumb", "breadcrumbs", "amplitude", "mixpanel",
      ], for: [.idiom, .orientation]),
    PurposeEvidence(
      .notLayout, Purpose.file,
      names: [
        "UIStoryboard", "UINib", "NSDataAsset", "loadNibNamed", "instantiateViewController", "forResource", "nibName", "storyboardName",
        "storyboard", "withIdentifier", "reuseIdentifier", "resourceName", "withReuseIdentifier", "filename", "fileName", "named",
      ]),
    PurposeEvidence(
      .notLayout, "not layout: it goes to a server",
      names: ["URLQueryItem", "URLRequest", "forHTTPHeaderField", "httpBody", "queryItems"], words: ["payload", "request"]),
    userAgent,
    nameOfDevice,
    PurposeEvidence(
      .notLayout, "not layout: it is a limit of memory or hardware",
      names: ["totalCostLimit", "countLimit", "maxConcurrentOperationCount", "diskCapacity", "memoryCapacity"],
      words: ["memory", "bitrate", "concurrency", "threads", "cache", "prefetch"], for: [.idiom, .orientation]),
    PurposeEvidence(
      .notLayout, Purpose.carPlay, names: ["CPTemplate", "CPInterfaceController"], fragments: ["carplay"],
      for: [.idiom, .orientation]),
    PurposeEvidence(
      .unknown, "it is stored for longer than it stays true: say what is asked of it, a width or a feature",
      names: stores, words: ["defaults", "keychain"]),
    PurposeEvidence(
      .unknown, "it is stored for longer than it stays true: ask for the available space where it is used",
      names: stores, words: ["defaults", "keychain"], for: [.orientation]),
    PurposeEvidence(
      .unknown, Purpose.angle, names: rotations, words: ["angle", "rotation", "degrees", "radians"], for: [.orientation]),
  ]

  // MARK: What a branch does

  static let swiftUIPresentation = PurposeEvidence(
    .presentation, Purpose.presentedByMore + ": present it in one way, which adapts by itself",
    names: ["popover", "sheet", "fullScreenCover", "presentationDetents"], suffixes: ["Presented"])

  /// Names in a branch, or in a value that the answer chooses.
  static let effects: [PurposeEvidence] = [
    PurposeEvidence(
      .presentation, "which ways it turns should not depend on the device: allow all, and lay out by size class",
      names: [
        "allButUpsideDown", "UIInterfaceOrientationMask", "supportedInterfaceOrientations", "shouldAutorotate", "interfaceOrientations",
      ], for: [.idiom, .orientation]),
    PurposeEvidence(
      .presentation, "a sheet is compact on a wide screen too: choose this size by the presenter's size class",
      names: ["preferredContentSize"]),
    PurposeEvidence(
      .presentation, Purpose.presentedByMore + ": anchor the activities, then present them anywhere",
      names: ["UIActivityViewController"]),
    PurposeEvidence(
      .presentation, Purpose.presentedByMore + ": an action sheet needs its anchor on every display",
      names: ["actionSheet"]),
    PurposeEvidence(
      .presentation, Purpose.popover,
      names: [
        "modalPresentationStyle", "modalTransitionStyle", "present", "UIAlertController", "preferredStyle", "popoverPresentationController",
        "sheetPresentationController", "formSheet", "pageSheet", "isModalInPresentation", "sourceView", "sourceRect",
        "UIPopoverPresentationController", "adaptivePresentationStyle",
      ], words: ["popover"]),
    swiftUIPresentation,
    PurposeEvidence(
      .unknown, "a split view collapses by itself: show it on every device, or its state is lost when the width changes",
      names: ["NavigationSplitView", "UISplitViewController"]),
    PurposeEvidence(
      .unknown, "the tab bar is meant, not a width: it adapts by itself, and the safe area knows where it is",
      names: ["tabBar", "tabBarController", "hidesBottomBarWhenPushed"]),
    PurposeEvidence(
      .unknown, Purpose.notch, names: ["safeAreaInsets", "safeAreaInset"]),
    PurposeEvidence(
      .unknown, Purpose.feature,
      names: [
        "UIPencilInteraction", "PKToolPicker", "UIKeyCommand", "keyCommands", "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator",
        "UINotificationFeedbackGenerator", "canOpenURL", "MFMessageComposeViewController", "MFMailComposeViewController",
        "CTTelephonyNetworkInfo", "CMPedometer", "CHHapticEngine", "dragInteractionEnabled", "UIImagePickerController",
        "supportsMultipleScenes", "requestSceneSessionActivation", "UIScribbleInteraction", "isIdleTimerDisabled",
      ]),
    PurposeEvidence(
      .unknown, Purpose.angle, names: rotations, words: ["angle", "degrees", "radians"], for: [.orientation]),
  ]

  /// Of a local, a function or a property that holds the value.
  static let naming = PurposeEvidence(
    .notLayout, Purpose.name, names: ["identifier"], suffixes: ["Identifier", "imageName", "ImageName", "assetName"])

  /// Of a function or a property that returns the value.
  static let results: [PurposeEvidence] =
    effects.prefix(2) + [
      naming,
      PurposeEvidence(
        .presentation, Purpose.popover,
        names: [
          "modalPresentationStyle", "adaptivePresentationStyle", "preferredInterfaceOrientationForPresentation",
          "shouldPresentInFullscreen", "UIModalPresentationStyle",
        ]),
      PurposeEvidence(
        .notLayout, Purpose.file, names: ["nibName", "storyboardName", "storyboard"]),
      userAgent,
      PurposeEvidence(
        .notLayout, Purpose.analytics, words: ["analytics", "telemetry"], for: [.idiom, .orientation]),
      nameOfDevice,
      PurposeEvidence(
        .unknown, Purpose.feature, names: ["keyCommands"]),
      PurposeEvidence(.unknown, Purpose.angle, words: ["angle", "rotation", "degrees", "radians"], for: [.orientation]),
    ]

  /// Of a property or a function that returns the Boolean itself.
  static let answers: [PurposeEvidence] = [
    PurposeEvidence(
      .unknown, Purpose.feature,
      words: ["supports", "supported", "available", "availability", "eligible", "allows", "allowed", "enabled", "can"])
  ]

  /// What is asked together with the device.
  static let company: [PurposeEvidence] = [
    PurposeEvidence(
      .unknown, Purpose.notch, names: ["safeAreaInsets"], for: [.idiom, .orientation]),
    PurposeEvidence(
      .unknown, "a device is recognised by its screen here: ask for the available space instead",
      names: ["nativeBounds", "fixedCoordinateSpace"],
      for: [.idiom, .orientation]),
  ]

  // MARK: What stands beside it

  /// Types whose code is no layout.
  static let owners: [PurposeEvidence] = [
    PurposeEvidence(
      .notLayout, Purpose.analytics, names: ["Pixel"],
      words: ["analytics", "telemetry", "tracker", "crashlytics", "sentry", "breadcrumb", "breadcrumbs", "amplitude", "mixpanel"],
      for: [.idiom, .orientation]),
    PurposeEvidence(.notLayout, Purpose.logged, words: ["logger", "logging"], for: [.idiom, .orientation]),
    PurposeEvidence(.notLayout, Purpose.carPlay, fragments: ["carplay"], for: [.idiom, .orientation]),
  ]
  /// What asset catalogs and their generated code are called.
  static let assets: Set<String> = ["Assets", "Asset", "Images", "Image", "UIImage", "Storyboard", "Storyboards"]

  /// A device that is held in the hand on purpose: the orientation is the device's, not the layout's.
  static let heldDevice: [(prefixes: [String], reason: String)] = [
    (["AVCapture", "videoOrientation", "videoRotationAngle"], "not layout: the function turns a camera's picture"),
    (["CMMotion", "CMDeviceMotion", "CMAttitude"], "not layout: the function reads the device's motion"),
    (["CLLocationManager", "CLHeading", "headingOrientation"], "not layout: the function reads a heading"),
    (["ARSession", "ARFrame", "ARCamera"], "not layout: the function follows the world behind the camera"),
  ]
  static let deviceModules = ["AVFoundation", "CoreMotion", "CoreLocation", "ARKit"]

  /// Words that say that something is laid out, in what follows an early exit.
  static let layoutWords: Set<String> = [
    "frame", "bounds", "constraint", "constraints", "constant", "axis", "spacing", "inset", "insets", "columns", "column", "rows", "font",
    "hidden", "alpha", "padding", "margin", "margins", "width", "height", "size", "layout", "stack", "center", "lines", "radius", "offset",
    "grid", "sidebar", "opacity", "scale", "distribution", "alignment", "subview", "rect", "snp", "anchor", "toolbar", "navigation",
  ]
}

/// Sentences that are said in several places.
extension Purpose {
  /// How the sentences begin that say that a width does not decide how something is presented.
  package static let presentedByMore = "how this is presented needs more than a width"
  /// A device decides between a popover and something else.
  package static let popover = presentedByMore + ": a popover adapts by itself, but needs its anchor"
  /// An orientation, or an answer about it, is logged.
  package static let loggedOrientation = "this logs an orientation, which says little about how the app is shown: log the size of the view"
  package static let logged = "not layout: it is logged"
  package static let writtenIntoText = "not layout: it is written into a text"
  static let analytics = "not layout: it goes to analytics"
  static let carPlay = "not layout: it is for CarPlay"
  static let file = "not layout: it names a file, a storyboard or an asset"
  static let name = "not layout: it chooses a name"
  static let feature = "a feature is meant, not a width: ask whether what it needs is there"
  static let notch = "a notch is meant, not a width: ask the safe area on every display"
  static let angle = "the angle follows how the device is held: let the interface turn, or ask Core Motion"
}
