import UIKit

/// A ticket's code, as bright as the screen gets, and hidden while it is recorded.
final class TicketViewController: UIViewController {
    private let ticket: Ticket
    private let code = UIImageView()
    private let warning = UILabel()
    private var savedBrightness: CGFloat?

    init(ticket: Ticket) {
        self.ticket = ticket
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        savedBrightness = UIScreen.main.brightness
        UIScreen.main.brightness = 1
        NotificationCenter.default.addObserver(
            self, selector: #selector(captureDidChange), name: UIScreen.capturedDidChangeNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let savedBrightness { UIScreen.main.brightness = savedBrightness }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width - view.safeAreaInsets.left * 2, 320)
        code.frame = CGRect(x: view.bounds.midX - side / 2, y: view.safeAreaInsets.top + 24, width: side, height: side)
        code.isHidden = UIScreen.main.isCaptured
        warning.isHidden = !UIScreen.main.isCaptured
        // Room for the clock beside the notch.
        if view.safeAreaInsets.top > 20 {
            warning.frame.origin.y = code.frame.maxY + 12
        } else {
            warning.frame.origin.y = code.frame.maxY + 36
        }
    }

    @objc private func captureDidChange() {
        view.setNeedsLayout()
    }
}
