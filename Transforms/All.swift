import Rewriting

/// Every transform, in the order in which they are asked and listed, and in which their TODO lines stand.
package let allTransforms: [any Migration.Type] = [
  MainScreenScale.self,
  MainScreenBounds.self,
  MainScreen.self,
  SymmetricInsets.self,
  Orientation.self,
  Idiom.self,
  GlobalWindow.self,
  SceneLifecycle.self,
]
