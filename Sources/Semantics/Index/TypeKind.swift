/// What a type is, as far as the rules ask: where a value may come from depends on it.
package enum TypeKind: Hashable, Sendable {
  /// A `UIView`, a protocol or an alias that can only be one.
  case view
  /// A `UIViewController`.
  case controller
  /// A `UIPresentationController`.
  case presentation
  /// A `CALayer`.
  case layer
  /// A `UICollectionViewLayout`.
  case collectionLayout
  /// A struct of SwiftUI that can hold an `@Environment` property.
  case swiftUIView(SwiftUIRole)
  /// SwiftUI code that has no stored properties: `View` or a style protocol itself, a protocol that refines one, an enum.
  case swiftUIWithoutPlace
  /// A SwiftUI `Shape`, which is drawn without an environment of its own.
  case shape
  /// A `UIViewRepresentable` or `UIViewControllerRepresentable`.
  case representable
  case appDelegate
  case sceneDelegate
  /// None of these, as far as everything it inherits from is known.
  case other
  /// Cannot be told; the reason is the beginning of a sentence for a TODO, such as "`PhotoCard` comes from a package that is not here".
  case unknown(because: String)

  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether it has a `traitCollection` of its own.
  package var isTraitEnvironment: Bool {
    switch self {
    case .view, .controller, .presentation: true
    default: false
    }
  }
}

/// By which protocol a SwiftUI struct gets its environment.
package enum SwiftUIRole: Hashable, Comparable, Sendable {
  case view
  case viewModifier
  /// A `...Style` with `makeBody`.
  case style
}
