// Services, SwiftUI views, other scenes' delegates and the last of the windows: a person says which window is meant.
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

enum ToastService {
    static func show(_ toast: UIView) {
        // TODO: [unfold:global-window] `show` picks a window by chance: take the caller's view, window or scene
        UIApplication.shared.keyWindow?.addSubview(toast)
    }

    static func show(_ toast: UIView, over view: UIView) {
        // TODO: [unfold:global-window] `view` is passed in: ask view.window, and decide what to do while it is nil
        UIApplication.shared.windows.first?.insertSubview(toast, aboveSubview: view)
    }
}

final class ToastController: UIViewController {
    func top() -> UIWindow? {
        // TODO: [unfold:global-window] the last window may be a keyboard's or an alert's: say which is meant, or use the view's own
        UIApplication.shared.windows.last
    }

    func sceneWindow() -> UIWindow? {
        // TODO: [unfold:global-window] reach the window through the view (view.window), not through a scene's delegate
        (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window
    }
}

struct ToastView: View {
    var body: some View {
        // TODO: [unfold:global-window] SwiftUI says what the safe area is: read safeAreaInsets of a GeometryProxy, not of a window
        Text("Saved").padding(.bottom, UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0)
    }
}
