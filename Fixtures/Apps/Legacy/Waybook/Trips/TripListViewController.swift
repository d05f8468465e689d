import UIKit

final class TripListViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let journal: Journal
    private let layout = UICollectionViewFlowLayout()
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let summary = TripSummaryView()

    init(journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = "Trips"
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collection.dataSource = self
        collection.delegate = self
        collection.register(TripCell.self, forCellWithReuseIdentifier: "trip")
        view.addSubview(collection)
        view.addSubview(summary)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIDevice.current.userInterfaceIdiom == .pad {
            summary.frame = CGRect(x: 0, y: 0, width: 320, height: view.bounds.height)
            collection.frame = CGRect(x: 320, y: 0, width: view.bounds.width - 320, height: view.bounds.height)
        } else {
            summary.frame = .zero
            collection.frame = view.bounds
        }
        layout.scrollDirection = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        layout.minimumLineSpacing = UIApplication.shared.statusBarOrientation.isLandscape ? 8 : 16
    }

    // MARK: - Collection

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        journal.trips.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "trip", for: indexPath)
        (cell as? TripCell)?.show(journal.trips[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns: CGFloat = UIDevice.isPad ? 3 : 1
        let width = UIScreen.main.bounds.width - view.safeAreaInsets.left * 2 - Theme.margin * (columns + 1)
        return CGSize(width: width / columns, height: 220)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let entry = journal.trips[indexPath.item].entries.first else { return }
        navigationController?.pushViewController(EntryViewController(entry: entry), animated: true)
    }

    // MARK: - Sharing

    @objc private func share() {
        let titles = journal.trips.map { $0.title }
        let sheet = UIActivityViewController(activityItems: titles, applicationActivities: nil)
        if UIDevice.current.userInterfaceIdiom == .pad {
            sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        }
        present(sheet, animated: true)
    }
}
