// Insets that a member of the file returns count as what they are: both edges by that name; an edge that has a name is a person's to replace.
import SwiftUI
import UIKit

enum Layout {
    static var safeArea: UIEdgeInsets { UIWindow().safeAreaInsets }
    static let gutter = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
}

final class BenchController: UIViewController {
    private let bench = UIView()
    private var kept = UIEdgeInsets.zero
    private var spare = UIEdgeInsets.zero
    private var topInset: CGFloat { view.safeAreaInsets.top }
    private var bottomInset: CGFloat = 0

    private var insets: UIEdgeInsets {
        guard let window = view.window else { return .zero }
        return window.safeAreaInsets
    }

    private func safeArea() -> UIEdgeInsets { view.safeAreaInsets }
    private func safeArea(of view: UIView) -> UIEdgeInsets { view.safeAreaInsets }
    private var room: CGFloat { insets.left }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        kept = view.safeAreaInsets
        bottomInset = view.safeAreaInsets.bottom
        spare = view.layoutMargins
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var width = view.bounds.width - insets.left - insets.right
        width = view.bounds.width - self.insets.right - self.insets.left - 16
        width = view.bounds.width - safeArea().left - safeArea().right
        width = view.bounds.width - Layout.safeArea.left - Layout.safeArea.right
        width -= insets.left + insets.right
        bench.layoutMargins = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)

        // TODO: [unfold:symmetric-insets] `kept` may have changed since it was read: say which of its edges `left` twice stands for
        width = view.bounds.width - kept.left * 2
        // TODO: [unfold:symmetric-insets] `topInset` is the top inset taken twice: use the bottom one for the other side
        var height = view.bounds.height - topInset * 2
        // TODO: [unfold:symmetric-insets] `bottomInset` is the bottom inset taken twice: use the top one for the other side
        height = view.bounds.height - bottomInset * 2
        // TODO: [unfold:symmetric-insets] insetBy takes `insets.left` off both sides: use inset(by:) with each edge's own
        bench.frame = view.bounds.insetBy(dx: insets.left, dy: insets.top)

        // None of these is known to be the safe area.
        width = view.bounds.width - spare.left * 2 - Layout.gutter.left * 2
        height = view.bounds.height - safeArea(of: bench).top * 2 - bench.frame.minY * 2
        bench.frame.size = CGSize(width: width - room, height: height)
        let insets = view.layoutMargins
        bench.frame.size.width = view.bounds.width - insets.left * 2
    }
}

extension UIView {
    var safeInsets: UIEdgeInsets {
        if #available(iOS 26, *) { return safeAreaInsets } else { return .zero }
    }
    var safeWidth: CGFloat { bounds.width - safeInsets.left * 2 }
}

final class Plank: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame.size.width = bounds.width - safeInsets.right * 2
    }
}

struct BenchKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    var safeAreaInsets: EdgeInsets { self[BenchKey.self] }
}

struct Bench: View {
    @Environment(\.safeAreaInsets) private var safe

    var body: some View {
        GeometryReader { proxy in
            Color.brown.frame(width: proxy.size.width - safe.leading - safe.trailing)
        }
        .padding(.leading, safe.leading).padding(.trailing, safe.trailing)
    }
}
