import UIKit

/// An entry's photos, one after another, over the whole screen.
final class Slideshow: UIViewController {
    private(set) static weak var current: Slideshow?

    private let photos: [String]
    private let pages = UIScrollView()
    private var timer: Timer?

    init(photos: [String]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        view.addSubview(pages)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.isPagingEnabled = true
        pages.contentSize = CGSize(width: UIScreen.main.bounds.width * CGFloat(photos.count), height: UIScreen.main.bounds.height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.current = self
        timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
            guard let self else { return }
            self.pages.contentOffset.x += UIScreen.main.bounds.width
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        pages.contentSize.width = UIScreen.main.bounds.width * CGFloat(photos.count)
        coordinator.animate { _ in
            self.pages.frame = UIScreen.main.bounds
        }
    }

    override var prefersStatusBarHidden: Bool {
        UIDevice.current.orientation.isLandscape
    }

    func pause() {
        timer?.invalidate()
        timer = nil
    }
}
