import Semantics
import Testing

/// What an answer about the device is for: `HERE` stands for the answer.
@Suite struct PurposeTests {
  /// The verdict on `HERE` in a method of a controller, as a word and its reason.
  private func verdict(_ statements: String, _ aspect: DeviceAspect = .idiom, in method: String = "func f()", of type: String = "C") throws
    -> String
  {
    let source = """
      import UIKit
      class \(type): UIViewController {
        \(method) {
          \(statements)
        }
      }
      """
    let places = Places(source)
    switch places.model.purpose(of: try places.node(), asking: aspect) {
    case .layout: return "layout"
    case .presentation(let reason): return "presentation: \(reason)"
    case .notLayout(let reason): return reason
    case .unknown(let reason): return "unknown: \(reason)"
    case .popoverAnchor: return "anchor"
    }
  }

  @Test(arguments: [
    "stack.spacing = HERE ? 8 : 4",
    "label.isHidden = HERE",
    "if HERE { showSidebar() } else { hideSidebar() }",
    "guard HERE else { return 44 }; return 60",
    "view.backgroundColor = HERE ? .red : .blue",
    "content.sheet(isPresented: $shown) { Text(name) }.padding(HERE ? 8 : 4)",
    "let titleFont = HERE ? UIFont.large : UIFont.small",
    "if HERE { content.sheet(item: $item) { a } } else { wide.sheet(item: $item) { a } }",
    "guard HERE else { return }; layoutSidebar()",
    "let logoWidth = HERE ? 8 : 4",
    "loginButton.setHidden(HERE)",
    "Metrics.shared.padding = HERE ? 8 : 4",
    "switch HERE { case .pad: label.alpha = 1; default: label.alpha = 0 }",
  ])
  func layout(_ statements: String) throws {
    #expect(try verdict(statements) == "layout")
  }

  @Test(arguments: [
    ("print(HERE)", "it is logged"),
    ("logger.info(\"\\(HERE)\")", "it is written into a text"),
    ("Logger().debug(HERE)", "it is logged"),
    ("if HERE { print(1) } else { log.info(2) }", "the branch only logs"),
    ("Analytics.track(\"a\", pad: HERE)", "it goes to analytics"),
    ("if HERE { telemetry.send(1) }", "it goes to analytics"),
    ("let fields = [\"pad\": HERE]", "it is an entry of a dictionary"),
    ("let board = UIStoryboard(name: HERE ? \"A\" : \"B\", bundle: nil)", "it chooses a name"),
    ("let url = bundle.url(forResource: name(HERE), withExtension: nil)", "it names a file, a storyboard or an asset"),
    ("if HERE { return UIImage(named: \"a\") } else { return UIImage(named: \"b\") }", "it chooses a name"),
    ("let text = HERE ? NSLocalizedString(\"a\", comment: \"\") : NSLocalizedString(\"b\", comment: \"\")", "it chooses a name"),
    ("let userAgent = base + (HERE ? x : y)", "it is part of a user agent"),
    ("request.setValue(HERE ? a : b, forHTTPHeaderField: \"Device\")", "it goes to a server"),
    ("cache.totalCostLimit = HERE ? 2 : 1", "it is a limit of memory or hardware"),
    ("let deviceName = HERE ? names.pad : names.phone", "it names the device"),
    ("if HERE { connectCarPlay() }", "it is for CarPlay"),
  ])
  func notLayout(_ statements: String, _ reason: String) throws {
    #expect(try verdict(statements) == "not layout: " + reason)
  }

  @Test(arguments: [
    "vc.modalPresentationStyle = HERE ? .formSheet : .fullScreen",
    "if HERE { present(vc, animated: true) }",
    "let style: UIAlertController.Style = HERE ? .alert : .actionSheet",
    "if HERE { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }",
    "preferredContentSize = HERE ? wide : narrow",
    "let mask: UIInterfaceOrientationMask = HERE ? .all : .portrait",
    "if HERE { content.popover(isPresented: $shown) { a } } else { content.sheet(isPresented: $shown) { a } }",
    "if HERE { vc.popoverPresentationController?.sourceView = view } else { present(vc, animated: true) }",
    "if HERE { vc.popoverPresentationController?.sourceView = view; vc.modalPresentationStyle = .popover }",
  ])
  func presentation(_ statements: String) throws {
    #expect(try verdict(statements).hasPrefix("presentation: "))
  }

  @Test(arguments: [
    "if HERE { vc.popoverPresentationController?.sourceView = view }",
    "if HERE, let popover = vc.popoverPresentationController { popover.sourceView = view }",
    "if HERE { let cell = table.cellForRow(at: path); vc.popoverPresentationController?.sourceView = cell }",
    "if HERE { if let p = vc.popoverPresentationController { p.sourceView = a } else { vc.popoverPresentationController?.sourceView = b } }",
  ])
  func anchor(_ statements: String) throws {
    #expect(try verdict(statements) == "anchor")
  }

  @Test(arguments: [
    ("if HERE { y = view.safeAreaInsets.top }", "a notch is meant"),
    ("var insets = view.safeAreaInsets; if HERE { insets = .zero }", "a notch is meant"),
    ("let device: Kind = HERE ? .ipad : .iphone", "the kind of device gets another name here"),
    ("let hasNotch = HERE && view.safeAreaInsets.top > 20", "a notch is meant"),
    ("let isSmall = HERE && UIScreen.main.nativeBounds.height < 1200", "a device is recognised by its screen"),
    ("y = HERE ? tabBarController?.tabBar.frame.minY : 0", "the tab bar is meant"),
    ("guard HERE else { return }; canvas.addInteraction(UIPencilInteraction())", "`addInteraction` is kept from"),
    ("if HERE { return true }; return isReady", "`f` answers by the kind of device"),
    ("if HERE { UIImpactFeedbackGenerator().impactOccurred() }", "a feature is meant"),
    ("UserDefaults.standard.set(HERE, forKey: \"pad\")", "it is stored for longer than it stays true"),
    ("switch HERE { case .pad: return Device.iPad; default: return Device.iPhone }", "the kind of device gets another name here"),
  ])
  func unknown(_ statements: String, _ reason: String) throws {
    #expect(try verdict(statements).hasPrefix("unknown: " + reason))
  }

  @Test func whatAFunctionReturns() throws {
    #expect(try verdict("return HERE", in: "func isPencilSupported() -> Bool").hasPrefix("unknown: a feature"))
    #expect(try verdict("return HERE ? 1 : 2", in: "func availableWidth() -> CGFloat") == "layout")
    #expect(try verdict("HERE ? .portrait : .all", in: "var onPhone: UIInterfaceOrientationMask").hasPrefix("presentation"))
    #expect(try verdict("HERE ? a : b", in: "var userAgent: String") == "not layout: it is part of a user agent")
    #expect(
      try verdict("return HERE ? a : b", in: "override var supportedInterfaceOrientations: UIInterfaceOrientationMask").hasPrefix(
        "presentation"))
    #expect(try verdict("x = HERE", of: "AnalyticsService") == "not layout: it goes to analytics")
  }

  @Test func orientation() throws {
    #expect(try verdict("print(HERE)", .orientation).hasPrefix("unknown: this logs"))
    #expect(try verdict("label.text = \"\\(HERE)\"", .orientation) == "layout")
    #expect(try verdict("if HERE { present(vc, animated: true) }", .orientation) == "layout")
    #expect(
      try verdict("view.transform = HERE ? CGAffineTransform(rotationAngle: 1) : .identity", .orientation).hasPrefix("unknown: the angle"))
    #expect(
      try verdict("x = HERE ? AVCaptureVideoOrientation.portrait : y", .orientation) == "not layout: the function turns a camera's picture")
    #expect(try verdict("x = HERE; use(heading as CLHeading)", .orientation) == "not layout: the function reads a heading")
    #expect(
      try verdict("image = UIImage(cgImage: a, scale: 1, orientation: HERE ? UIImage.Orientation.up : .down)", .orientation)
        == "not layout: the function turns a picture")
    #expect(try verdict("if HERE { Analytics.track(1) }", .orientation) == "not layout: it goes to analytics")
  }

  @Test func typesBesideTheDeviceItself() throws {
    let places = Places("import CoreMotion\nfinal class Steps { func f() -> Bool { HERE } }")
    #expect(
      places.model.purpose(of: try places.node(), asking: .orientation) == .notLayout("not layout: `Steps` is no view, beside CoreMotion"))
    #expect(places.model.purpose(of: try places.node(), asking: .idiom) == .layout)
  }
}

/// Whether an answer picks a direction of flow.
@Suite struct FlowTests {
  private func picksFlow(_ statements: String) throws -> Bool {
    try Places("class C {\n  func f() {\n    \(statements)\n  }\n}").node().picksFlow
  }

  @Test(arguments: [
    "stack.axis = HERE ? .horizontal : .vertical",
    "stack.axis = HERE ? a : b",
    "layout.scrollDirection = !HERE && isOn ? .horizontal : .vertical",
    "stack.axis = if HERE { .horizontal } else { .vertical }",
    "if HERE { stack.axis = .horizontal; stack.spacing = 8 } else { stack.axis = .vertical }",
    "if HERE { stack.axis = .horizontal }",
    "let d: Direction = HERE ? Direction.horizontal : .vertical",
    "let side = HERE ? view.bounds.height : view.bounds.width",
    "let side = HERE ? max(b.width, b.height) : min(b.width, b.height)",
    "let name = HERE ? \"bg-landscape\" : \"bg-portrait\"",
    "grid.setLayout(HERE ? landscapeLayout : portraitLayout)",
    "if HERE { off(portraitOnes); on(landscapeOnes) } else { off(landscapeOnes); on(portraitOnes) }",
    "make(axis: HERE ? a : b)",
    "if HERE { HStack { a } } else { VStack { a } }",
  ])
  func flow(_ statements: String) throws { #expect(try picksFlow(statements)) }

  @Test(arguments: [
    "stack.spacing = HERE ? 8 : 4",
    "stack.isHidden = HERE",
    "let size = HERE ? CGSize(width: 2, height: 1) : CGSize(width: 1, height: 2)",
    "bar.height = HERE ? Metrics.landscapeHeight : Metrics.portraitHeight",
    "if HERE { label.isHidden = true } else { label.isHidden = false }",
    "if HERE { show { stack.alpha = 1 } } else { hide() }",
    "let w = HERE ? view.bounds.width : 320",
    "if HERE || turned == .portrait { a() } else if turned == .landscapeLeft { b() }",
  ])
  func room(_ statements: String) throws { #expect(try !picksFlow(statements)) }
}
