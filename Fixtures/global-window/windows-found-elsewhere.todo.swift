// Services, SwiftUI views, other scenes' delegates and the last of the windows: a person says which window is meant.
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

enum ToastService {
    static func show(_ toast: UIView) {
        // TODO: [unfold:global-window] `show` has no view to ask: pass in the window, or a view that is in it
        UIApplication.shared.keyWindow?.addSubview(toast)
    }

    static func show(_ toast: UIView, over view: UIView) {
        // TODO: [unfold:global-window] `show` can ask view.window here: say what holds while it is nil
        UIApplication.shared.windows.first?.insertSubview(toast, aboveSubview: view)
    }
}

final class ToastController: UIViewController {
    func top() -> UIWindow? {
        // TODO: [unfold:global-window] the last window is whichever was made last: ask view.window, or keep the one you mean
        UIApplication.shared.windows.last
    }

    func sceneWindow() -> UIWindow? {
        // TODO: [unfold:global-window] the first scene's delegate may be another's: ask view.window
        (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window
    }
}

struct ToastView: View {
    var body: some View {
        // TODO: [unfold:global-window] a SwiftUI view has no window to ask: have what is needed of it passed in
        Text("Saved").padding(.bottom, UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0)
    }
}
