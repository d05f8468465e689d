import UIKit

/// Draws tickets for sharing.
enum TicketRenderer {
    static func image(of ticket: Ticket, compatibleWith traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UIScreen.main.traitCollection)
        format.scale = UIScreen.main.scale
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 160)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.systemBackground.setFill()
            context.fill(bounds)
            UIBezierPath(roundedRect: bounds.insetBy(dx: 8, dy: 8), cornerRadius: 12).stroke()
        }
    }

    /// A picture of a ticket that is on screen already.
    static func snapshot(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
    }
}
