// A copied statement keeps its lines and the comments in it, moved in by one of the file's own units; the comment behind it stays.
import UIKit

final class FrameController: UIViewController {
	private let outer = UIView()
	private let inner = UIView()
	var isThick = false

	override func viewDidLoad() {
		super.viewDidLoad()
		view.addSubview(outer)
		outer.layer.borderWidth = isThick
			? 3 / traitCollection.displayScale // three dots
			: 1 / traitCollection.displayScale // a hairline
		// The inner frame stays inside the outer one.
		inner.frame = outer.bounds.insetBy(
			dx: 4 / traitCollection.displayScale,
			/* as much again */ dy: 4 / traitCollection.displayScale
		) // one more comment
		registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
			self.outer.layer.borderWidth = self.isThick
				? 3 / self.traitCollection.displayScale // three dots
				: 1 / self.traitCollection.displayScale
			self.inner.frame = self.outer.bounds.insetBy(
				dx: 4 / self.traitCollection.displayScale,
				/* as much again */ dy: 4 / self.traitCollection.displayScale
			)
		}

		outer.addSubview(inner)
	}
}
