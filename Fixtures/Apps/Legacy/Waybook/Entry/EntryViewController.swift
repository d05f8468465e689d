import UIKit

final class EntryViewController: UIViewController {
    private let entry: Entry
    private let text = UITextView()
    private let photos = UIStackView()
    private let separator = UIView()
    private lazy var separatorHeight = separator.heightAnchor.constraint(equalToConstant: 1)

    init(entry: Entry) {
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
        title = entry.title
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.text = entry.text
        [text, photos, separator].forEach(view.addSubview)

        separator.backgroundColor = .separator
        separatorHeight.constant = 1 / UIScreen.main.scale
        separatorHeight.isActive = true
        photos.distribution = .fillEqually
        photos.spacing = UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Photos", style: .plain, target: self, action: #selector(showPhotos))
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isLandscape = UIDevice.current.orientation.isLandscape
        let height: CGFloat = isLandscape ? 120 : 240
        photos.axis = UIApplication.shared.statusBarOrientation.isPortrait ? .vertical : .horizontal
        photos.frame = CGRect(
            x: view.safeAreaInsets.left,
            y: view.safeAreaInsets.top,
            width: view.bounds.width - view.safeAreaInsets.left * 2,
            height: height)
        text.frame = CGRect(
            x: view.safeAreaInsets.left,
            y: photos.frame.maxY,
            width: view.bounds.width - 2 * view.safeAreaInsets.left,
            height: view.bounds.height - photos.frame.maxY)
        navigationController?.setToolbarHidden(isLandscape, animated: false)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = view.convert(end, from: UIScreen.main.coordinateSpace).intersection(view.bounds)
        text.contentInset.bottom = overlap.height
    }

    @objc private func showPhotos() {
        guard let window = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) else { return }
        let slideshow = Slideshow(photos: entry.photos)
        slideshow.view.tintColor = window.tintColor
        present(slideshow, animated: true)
    }
}
