// A first frame that comes with more, or that a view renders into, is not simply nothing.
import GLKit
import MetalKit
import UIKit

final class PlanetController: UIViewController {
    override func loadView() {
        let content = UIView()
        let layout = UICollectionViewFlowLayout()
        // TODO: [unfold:main-screen-bounds] there is no size in `loadView`: start the `UICollectionView` at .zero and constrain it
        let moons = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        // TODO: [unfold:main-screen-bounds] `MTKView` renders into its first frame: make it when its container has a size
        let surface = MTKView(frame: UIScreen.main.bounds)
        // TODO: [unfold:main-screen-bounds] `MTKView` renders into its first frame: make it when its container has a size
        let corona = MTKView(frame: UIScreen.main.bounds, device: nil)
        // TODO: [unfold:main-screen-bounds] `GLKView` renders into its first frame: make it when its container has a size
        let rings = GLKView(frame: UIScreen.main.bounds)
        // TODO: [unfold:main-screen-bounds] the size is not final in `loadView`: take it from view.bounds in viewIsAppearing or viewDidLayoutSubviews
        let horizon = UIView(frame: UIScreen.main.bounds.insetBy(dx: 20, dy: 20))
        [moons, surface, corona, rings, horizon].forEach(content.addSubview)
        view = content
    }
}
