// A first frame that comes with more, or that a view renders into, is not simply nothing.
import GLKit
import MetalKit
import UIKit

final class PlanetController: UIViewController {
    override func loadView() {
        let content = UIView()
        let layout = UICollectionViewFlowLayout()
        let moons = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        let surface = MTKView(frame: UIScreen.main.bounds)
        let corona = MTKView(frame: UIScreen.main.bounds, device: nil)
        let rings = GLKView(frame: UIScreen.main.bounds)
        let horizon = UIView(frame: UIScreen.main.bounds.insetBy(dx: 20, dy: 20))
        [moons, surface, corona, rings, horizon].forEach(content.addSubview)
        view = content
    }
}
