/// The classes of Apple's frameworks for iOS that descend from `UIView`, `UIViewController`, `UIPresentationController`, `CALayer` or
/// `UICollectionViewLayout`, each with its superclass.
///
/// The source is the public headers and Swift interfaces of the iOS SDK, from the classes that are only found in old code (`UIAlertView`,
/// `ABPersonViewController`, `ADBannerView`) to those of iOS 26. A class that is missing here is read by its last word.
enum SDKClasses {
  /// A line for each class, and one that begins with `#` for each framework. One literal: nothing is built at launch.
  private static let table: StaticString = """

    # UIKit (views)
    UIView UIResponder
    UIWindow UIView
    UILabel UIView
    UIImageView UIView
    UIActivityIndicatorView UIView
    UIProgressView UIView
    UIPickerView UIView
    UIStackView UIView
    UINavigationBar UIView
    UIToolbar UIView
    UITabBar UIView
    UISearchBar UIView
    UIVisualEffectView UIView
    UIInputView UIView
    UIPopoverBackgroundView UIView
    UIListContentView UIView
    UIContentUnavailableView UIView
    UICalendarView UIView
    UIEventAttributionView UIView
    UIStandardTextCursorView UIView
    UIBackgroundExtensionView UIView
    UIAlertView UIView
    UIActionSheet UIView
    UIWebView UIView
    UITableViewCell UIView
    UITableViewHeaderFooterView UIView
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView
    UICollectionViewListCell UICollectionViewCell
    UIScrollView UIView
    UITableView UIScrollView
    UICollectionView UIScrollView
    UITextView UIScrollView
    UIControl UIView
    UIButton UIControl
    UISwitch UIControl
    UISlider UIControl
    UIStepper UIControl
    UISegmentedControl UIControl
    UIPageControl UIControl
    UIDatePicker UIControl
    UIRefreshControl UIControl
    UIColorWell UIControl
    UIPasteControl UIControl
    UITextField UIControl
    UISearchTextField UITextField
    # UIKit (controllers)
    UIViewController UIResponder
    UINavigationController UIViewController
    UITabBarController UIViewController
    UISplitViewController UIViewController
    UIPageViewController UIViewController
    UITableViewController UIViewController
    UICollectionViewController UIViewController
    UISearchController UIViewController
    UISearchContainerViewController UIViewController
    UIAlertController UIViewController
    UIActivityViewController UIViewController
    UIInputViewController UIViewController
    UIReferenceLibraryViewController UIViewController
    UIColorPickerViewController UIViewController
    UIFontPickerViewController UIViewController
    UITextFormattingViewController UIViewController
    UICloudSharingController UIViewController
    UIDocumentViewController UIViewController
    UIDocumentBrowserViewController UIViewController
    UIDocumentPickerViewController UIViewController
    UIDocumentMenuViewController UIViewController
    UIDocumentPickerExtensionViewController UIViewController
    UIImagePickerController UINavigationController
    UIVideoEditorController UINavigationController
    # UIKit (presentation, collection layouts)
    UIPresentationController NSObject
    UIPopoverPresentationController UIPresentationController
    UISheetPresentationController UIPresentationController
    UICollectionViewLayout NSObject
    UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewCompositionalLayout UICollectionViewLayout
    UICollectionViewTransitionLayout UICollectionViewLayout
    # UIKit (what these and others descend from)
    UIResponder NSObject
    UIApplication UIResponder
    UIScene UIResponder
    UIWindowScene UIScene
    UIGestureRecognizer NSObject
    UITapGestureRecognizer UIGestureRecognizer
    UILongPressGestureRecognizer UIGestureRecognizer
    UIPanGestureRecognizer UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    UIPinchGestureRecognizer UIGestureRecognizer
    UIRotationGestureRecognizer UIGestureRecognizer
    UISwipeGestureRecognizer UIGestureRecognizer
    UIHoverGestureRecognizer UIGestureRecognizer
    # QuartzCore
    CALayer NSObject
    CAShapeLayer CALayer
    CAGradientLayer CALayer
    CATextLayer CALayer
    CAReplicatorLayer CALayer
    CAScrollLayer CALayer
    CATiledLayer CALayer
    CATransformLayer CALayer
    CAEmitterLayer CALayer
    CAMetalLayer CALayer
    CAEAGLLayer CALayer
    # AVFoundation
    AVPlayerLayer CALayer
    AVCaptureVideoPreviewLayer CALayer
    AVSampleBufferDisplayLayer CALayer
    AVSynchronizedLayer CALayer
    # SwiftUI
    UIHostingController UIViewController
    _UIHostingView UIView
    # AddressBookUI
    ABPeoplePickerNavigationController UINavigationController
    ABPersonViewController UIViewController
    ABNewPersonViewController UIViewController
    ABUnknownPersonViewController UIViewController
    # ARKit
    ARSCNView SCNView
    ARSKView SKView
    ARCoachingOverlayView UIView
    # AuthenticationServices
    ASAuthorizationAppleIDButton UIControl
    ASCredentialProviderViewController UIViewController
    ASAccountAuthenticationModificationViewController UIViewController
    # AVKit
    AVPlayerViewController UIViewController
    AVPictureInPictureVideoCallViewController UIViewController
    AVRoutePickerView UIView
    # BrowserEngineKit
    BEScrollView UIScrollView
    BELayerHierarchyHostingView UIView
    # BusinessChat
    BCChatButton UIControl
    # CarPlay
    CPWindow UIWindow
    # ContactsUI
    CNContactViewController UIViewController
    CNContactPickerViewController UIViewController
    # CoreAudioKit
    AUViewController UIViewController
    AUGenericViewController AUViewController
    CABTMIDICentralViewController UITableViewController
    CABTMIDILocalPeripheralViewController UIViewController
    CAInterAppAudioSwitcherView UIView
    CAInterAppAudioTransportView UIView
    # CoreLocationUI
    CLLocationButton UIControl
    # DeviceDiscoveryUI
    DDDevicePickerViewController UIViewController
    # EventKitUI
    EKEventViewController UIViewController
    EKEventEditViewController UINavigationController
    EKCalendarChooser UIViewController
    # FileProviderUI
    FPUIActionExtensionViewController UIViewController
    # GameKit
    GKGameCenterViewController UINavigationController
    GKLeaderboardViewController GKGameCenterViewController
    GKAchievementViewController GKGameCenterViewController
    GKMatchmakerViewController UINavigationController
    GKTurnBasedMatchmakerViewController UINavigationController
    GKFriendRequestComposeViewController UINavigationController
    # GLKit
    GLKView UIView
    GLKViewController UIViewController
    # GroupActivities
    GroupActivitySharingController UIViewController
    # HealthKitUI
    HKActivityRingView UIView
    # HomeKit
    HMCameraView UIView
    # iAd
    ADBannerView UIView
    # IdentityLookupUI
    ILClassificationUIExtensionViewController UIViewController
    # ImagePlayground
    ImagePlaygroundViewController UIViewController
    # IntentsUI
    INUIAddVoiceShortcutViewController UIViewController
    INUIEditVoiceShortcutViewController UIViewController
    INUIAddVoiceShortcutButton UIButton
    # LinkPresentation
    LPLinkView UIView
    # MapKit
    MKMapView UIView
    MKAnnotationView UIView
    MKPinAnnotationView MKAnnotationView
    MKMarkerAnnotationView MKAnnotationView
    MKUserLocationView MKAnnotationView
    MKCompassButton UIView
    MKScaleView UIView
    MKUserTrackingButton UIView
    MKOverlayView UIView
    MKOverlayPathView MKOverlayView
    MKCircleView MKOverlayPathView
    MKPolygonView MKOverlayPathView
    MKPolylineView MKOverlayPathView
    MKLookAroundViewController UIViewController
    MKMapItemDetailViewController UIViewController
    # MediaPlayer
    MPVolumeView UIView
    MPMediaPickerController UIViewController
    MPMoviePlayerViewController UIViewController
    # Messages
    MSMessagesAppViewController UIViewController
    MSStickerBrowserViewController UIViewController
    MSStickerBrowserView UIView
    MSStickerView UIView
    # MessageUI
    MFMailComposeViewController UINavigationController
    MFMessageComposeViewController UINavigationController
    # MetalKit
    MTKView UIView
    # MultipeerConnectivity
    MCBrowserViewController UIViewController
    # PaperKit
    PaperMarkupViewController UIViewController
    MarkupEditViewController UIViewController
    # PassKit
    PKAddPassesViewController UIViewController
    PKAddPaymentPassViewController UIViewController
    PKAddSecureElementPassViewController UIViewController
    PKShareSecureElementPassViewController UIViewController
    PKPaymentAuthorizationViewController UIViewController
    PKPaymentButton UIButton
    PKAddPassButton UIButton
    PKIdentityButton UIControl
    PKPayLaterView UIView
    # PDFKit
    PDFView UIView
    PDFThumbnailView UIView
    # PencilKit
    PKCanvasView UIScrollView
    # PhotosUI
    PHPickerViewController UIViewController
    PHLivePhotoView UIView
    # QuickLook
    QLPreviewController UIViewController
    # RealityKit
    ARView UIView
    # ReplayKit
    RPPreviewViewController UIViewController
    RPBroadcastActivityViewController UIViewController
    RPSystemBroadcastPickerView UIView
    # RoomPlan
    RoomCaptureView UIView
    # SafariServices
    SFSafariViewController UIViewController
    # SceneKit
    SCNView UIView
    # Social, Twitter
    SLComposeViewController UIViewController
    SLComposeServiceViewController UIViewController
    TWTweetComposeViewController UIViewController
    # SpriteKit
    SKView UIView
    # StoreKit
    SKStoreProductViewController UIViewController
    SKCloudServiceSetupViewController UIViewController
    # TipKit
    TipUIView UIView
    TipUIPopoverViewController UIViewController
    TipUICollectionViewCell UICollectionViewCell
    TipUICollectionReusableView UICollectionReusableView
    # VisionKit
    VNDocumentCameraViewController UIViewController
    DataScannerViewController UIViewController
    # WebKit
    WKWebView UIView

    """

  /// The superclass of a class in the table, as a range of the table's bytes.
  static func superclass(of name: String) -> String? {
    guard !name.isEmpty else { return nil }
    let text = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var name = name
    return name.withUTF8 { name in
      var at = 0
      while at < text.count {
        // A line's first byte, then the whole name with the blank behind it.
        if text[at] == name[0], at + name.count < text.count, text[at + name.count] == 0x20, text[at..<at + name.count].elementsEqual(name)
        {
          let start = at + name.count + 1
          return text[start...].firstIndex(of: 0x0A).map { String(decoding: text[start..<$0], as: UTF8.self) }
        }
        while at < text.count, text[at] != 0x0A { at += 1 }
        at += 1
      }
      return nil
    }
  }

  /// The classes that descend from one, at any distance.
  static func heirs(of name: String) -> [String] {
    var heirs: [Substring: [Substring]] = [:]
    for line in table.description.split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ")
      if words.count == 2 { heirs[words[1], default: []].append(words[0]) }
    }
    var (result, next) = (heirs[Substring(name)] ?? [], 0)
    while next < result.count {
      result += heirs[result[next]] ?? []
      next += 1
    }
    return result.map(String.init)
  }

  /// Every class of the table, for tests.
  static var names: [String] {
    table.description.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
