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
			? 3 / UIScreen.main.scale // three dots
			: 1 / UIScreen.main.scale // a hairline
		// The inner frame stays inside the outer one.
		inner.frame = outer.bounds.insetBy(
			dx: 4 / UIScreen.main.scale,
			/* as much again */ dy: 4 / UIScreen.main.scale
		) // one more comment

		outer.addSubview(inner)
	}
}
