import Semantics
import Syntax

/// The words of the TODO lines about the device's orientation and idiom.
enum DeviceWording {
  static let presentation = Purpose.popover
  static let inExtension = "an extension's size class is not that of the app around it: ask for the width of view.bounds"
  static let switchPicksFlow = "a direction is chosen here: make it an `if` over the shape of view.bounds"

  static let padsOnly = "a pad's height is regular either way: ask for the shape of the view's bounds here"

  static func comment(_ aspect: DeviceAspect) -> String {
    "a comment stands inside this question: move it, then ask traitCollection.\(aspect.sizeClass)"
  }

  static func optional(_ aspect: DeviceAspect) -> String {
    "traits are always there: take out what unwraps this, then ask traitCollection.\(aspect.sizeClass)"
  }

  static func fallback(_ aspect: DeviceAspect) -> String {
    "traits are always there: drop what stands behind `??` and ask traitCollection.\(aspect.sizeClass)"
  }

  static func contradiction(_ aspect: DeviceAspect) -> String {
    switch aspect {
    case .orientation: "height and orientation are asked together here: say what the orientation adds to verticalSizeClass"
    case .idiom: "width and kind of device are asked together here: say what the device adds to horizontalSizeClass"
    }
  }

  /// A local decides how something is presented.
  static func presents(_ name: String, _ reason: String) -> String {
    let isOfMore = reason.hasPrefix(Purpose.presentedByMore)
    let advice = isOfMore ? "how it is presented needs more than a width" : "choose that apart from the layout"
    return Wording.about(name, "decides a presentation below: \(advice)")
  }

  static func mixed(_ name: String, _ aspect: DeviceAspect) -> String {
    Wording.about(name, "is for layout and for other things: ask \(aspect.sizeClass) for the layout only")
  }

  static func both(_ name: String) -> String {
    Wording.about(name, "picks an axis and a height below: ask for shape and size class separately")
  }

  // MARK: What is kept

  static func stored(_ name: String, _ aspect: DeviceAspect) -> String {
    switch aspect {
    case .orientation: Wording.about(name, "would keep the first answer: ask for the available space where it is used")
    case .idiom: Wording.about(name, isCounted: true, "would keep the first answer: ask traitCollection where it is used")
    }
  }

  static func storedInSwiftUI(_ name: String, _ aspect: DeviceAspect) -> String {
    Wording.about(name, isCounted: true, "is asked before there is an environment: read \\.\(aspect.sizeClass) in `body`")
  }

  static func flag(_ name: String, _ aspect: DeviceAspect) -> String {
    switch aspect {
    case .orientation: Wording.about(name, "keeps an answer that changes: ask for the available space where it is used")
    case .idiom: Wording.about(name, "keeps an answer that changes: ask horizontalSizeClass where it is used")
    }
  }

  /// Whether a property's name says that it is about the device: `isLandscape`, `isPad`.
  static func namesDevice(_ name: String) -> Bool {
    !Set(name.lowercased().contains("ipad") ? ["pad"] : name.camelCaseWords)
      .isDisjoint(with: ["landscape", "portrait", "pad", "phone", "iphone", "tablet"])
  }

  static func alias(_ name: String, _ aspect: DeviceAspect) -> String {
    switch aspect {
    case .orientation: Wording.about(name, "answers for the whole device: ask traitCollection.verticalSizeClass, or the view's shape")
    case .idiom: Wording.about(name, "tells the kind of device: ask traitCollection.horizontalSizeClass if a width is meant")
    }
  }

  // MARK: Helpers

  static func helper(at node: Node, _ aspect: DeviceAspect, _ context: Context) -> String {
    let name = Wording.quoted(node.declaredName) + TodoNote.uses
    guard aspect == .idiom else { return "\(name): let each ask its own verticalSizeClass, or the shape of its view" }
    let isPhone = node.enclosingMember?.preorder.contains { $0.enumConstant == "phone" } ?? false
    return "\(name): let each ask its own horizontalSizeClass, or what else it wants of a \(isPhone ? "phone" : "pad")"
  }

  static func noShape(_ name: String, isCounted: Bool) -> String {
    Wording.about(name, isCounted: isCounted, "has no view to ask: pass in the size whose longer side decides")
  }

  /// Nothing at this place has a shape to ask.
  static func noShape(_ reason: NoTraits, _ what: String) -> String {
    switch reason {
    case .noSelf(.weakSelf(.gone)): "self is gone here: ask the shape of its view before the closure and capture the answer"
    case .noSelf(.weakSelf(.notYetBound)): "self is not bound yet: move this behind the guard and ask the shape of its view"
    case .noSelf(.weakSelf(.notBound)): "self may be gone here: bind it (guard let self) and ask the shape of its view"
    case .noSelf(.wouldBeRetained): "this closure would retain self: capture it weakly, and ask the shape of its view"
    case .noSelf(.offMainThread): "bounds may not be read off the main thread: ask the shape of the view before the hop"
    case .noSelf(.beforeInitializer): "a view has no shape before it is made: choose \(what) where it lays out"
    case .noSelf(.defaultArgument), .noSelf(.enumCase): "a default has no view to ask: let callers choose \(what) by the shape of theirs"
    case .unknownType(let because):
      Message.fitting("\(because): if it is a view, ask the shape of its bounds", "if this is a view, ask the shape of its bounds")
    case .severalViews(let names):
      "\(names.prefix(3).map { "`\($0)`" }.joined(separator: " or ")): decide whose bounds' shape counts here"
    case .optionalView(let name): "`\(name)` may be nil: unwrap it, and ask the shape of its bounds"
    default: "a direction follows the shape of the view: choose \(what) where it lays out"
    }
  }

  // MARK: Set-up code and moments

  static func decidedOnce(at node: Node, _ aspect: DeviceAspect, _ model: FileModel) -> String {
    let isView = node.enclosingType.map { model.kind(of: $0) } == .view
    switch aspect {
    case .orientation:
      let method = isView ? "layoutSubviews" : "viewDidLayoutSubviews"
      return "decided once, before the size is known: decide in \(method), from traitCollection"
    case .idiom:
      let method = isView ? "layoutSubviews" : "viewWillLayoutSubviews"
      return "decided once, before the width is known: decide in \(method), from traitCollection"
    }
  }

  /// Something is set in a closure that waits for an event.
  static func onEvent(_ aspect: DeviceAspect) -> String { "this is set on an event only: set it when \(aspect.trait) changes too" }

  static func constraint(_ aspect: DeviceAspect) -> String {
    switch aspect {
    case .orientation: "this constraint is made once: make both, and switch when UITraitVerticalSizeClass changes"
    case .idiom: "this constraint is made once: keep it, and set its constant when UITraitHorizontalSizeClass changes"
    }
  }

  /// What a flow picks, for people: `the axis`.
  static func pick(at node: Node) -> String {
    let text = node.enclosingStatement.text
    if text.contains("scrollDirection") { return "the direction" }
    return text.contains("axis") ? "the axis" : "it"
  }

  static func noShapeYet(in method: String, _ what: String) -> String {
    if ["viewDidLoad", "loadView", "viewWillAppear", "init"].contains(method) {
      return "the view's shape is not final in \(method): choose \(what) in viewDidLayoutSubviews"
    }
    return Wording.about(method, "may run before the view has its shape: choose \(what) in viewDidLayoutSubviews")
  }

  static func oldShape(_ what: String) -> String {
    "the view still has its old shape here: choose \(what) in viewWillTransition(to:with:)"
  }

  static func oldBounds(_ what: String) -> String { "outside layoutSubviews the bounds may be old: choose \(what) there" }

  // MARK: Misuses

  static func everyWay(_ aspect: DeviceAspect) -> String {
    aspect == .orientation
      ? "every orientation is told apart here: lay out by the available space instead"
      : "each kind of device has a case of its own here: ask for the width, and say what else is meant"
  }

  static func misuse(_ misuse: DeviceMisuse, of read: DeviceRead) -> String {
    let isOrientation = read.aspect == .orientation
    switch misuse {
    case .leftFromRight: return "left is told from right here: lay out by where things are in the view"
    case .upsideDown: return "upside down is told from upright here: the system turns the interface, so lay out upright"
    case .lyingFlat: return "lying flat is told from standing up here: lay out by the available space instead"
    case .everyWay: return everyWay(read.aspect)
    case .inPatterns:
      return isOrientation
        ? "the patterns here ask more than which side is longer: lay out by the available space instead"
        : "the patterns here ask more than pad or phone: ask for the width, and say what else is meant"
    case .mixedDevices: return "phones and pads are mixed with other devices here: ask for the width apart from them"
    case .oneOfSeveral: return "the device is one of several things switched over here: ask \(read.aspect.sizeClass) apart from them"
    case .compared:
      return isOrientation
        ? "the orientations of device and interface are compared: lay out by the available space instead"
        : "two kinds of device are compared here: say what is asked of them, a width or a feature"
    case .kept(let name):
      return isOrientation
        ? Wording.about(name, "keeps an orientation that changes: compare the view's sizes instead")
        : Wording.about(name, "keeps the kind of device: say what is asked of it, a width or a feature")
    case .returned:
      let name = read.node.declaredName
      return isOrientation
        ? Wording.about(name, "returns an orientation: return the size or the traits that matter")
        : Wording.about(name, "returns the kind of device: say what is asked of it, a width or a feature")
    case .logged where isOrientation: return Purpose.loggedOrientation
    case .other:
      return isOrientation
        ? "a size class cannot say all that is asked of the orientation here: lay out by the available space"
        : "say what is asked of the device here: a width (traitCollection.horizontalSizeClass) or a feature"
    case .passed, .written, .logged:
      return isOrientation
        ? "the orientation is passed on: pass the size or the traits that matter"
        : "the kind of device is passed on: say what is asked of it, a width or a feature"
    }
  }

  /// A local carries the value, and its declaration cannot be taken out of its line.
  static func notAlone(_ name: String, _ aspect: DeviceAspect) -> String {
    "each use can ask traitCollection.\(aspect.sizeClass): write that, and take `\(name)` out of its line"
  }

  /// A local carries the value, and one of its uses cannot be answered.
  static func carried(_ name: String, _ use: (node: Node, message: String, misuse: DeviceMisuse?)?, _ aspect: DeviceAspect) -> String {
    switch use?.misuse {
    case .leftFromRight: return "left is told from right below: lay out by the available space, then drop `\(name)`"
    case .upsideDown: return "upside down is told from upright below: lay out by the available space, then drop `\(name)`"
    case .lyingFlat, .everyWay: return "`\(name)` tells more apart below than a size class can: lay out by the available space"
    case .kept, .passed, .returned, .written, .logged, .compared, .other:
      return aspect == .orientation
        ? "`\(name)` is also passed on below: pass the size or the traits that matter, then drop it"
        : "`\(name)` is also kept below: say what each use asks of it, a width or a feature"
    default: break
    }
    if let use { return use.message }
    return "`\(name)` is for more than layout below: say what each use asks of it, then drop it"
  }
}
