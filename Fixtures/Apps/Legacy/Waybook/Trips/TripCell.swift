import UIKit

final class TripCell: UICollectionViewCell {
    private let cover = UIImageView()
    private let title = UILabel()
    private let rule = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(cover)
        contentView.addSubview(title)
        contentView.addSubview(rule)

        rule.backgroundColor = .separator
        cover.layer.cornerRadius = 12
        cover.layer.borderColor = UIColor.separator.cgColor
        cover.layer.borderWidth = 1 / UIScreen.main.scale
        cover.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(_ trip: Trip) {
        title.text = trip.title
        guard let photo = trip.entries.first?.photos.first else { return }
        let size = CGSize(width: bounds.width * UIScreen.main.scale, height: 160 * UIScreen.main.scale)
        Thumbnails.shared.load(photo, pixels: size) { [weak self] image in
            self?.cover.image = image
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let onePixel = 1 / UIScreen.main.scale
        cover.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 160)
        title.frame = CGRect(x: 0, y: 168, width: min(contentView.bounds.width, Theme.cardWidth), height: 32)
        rule.frame = CGRect(x: 0, y: contentView.bounds.height - onePixel, width: contentView.bounds.width, height: onePixel)
    }
}
