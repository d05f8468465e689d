// Services, SwiftUI views, other scenes' delegates and the last of the windows: a person says which window is meant.
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

enum ToastService {
    static func show(_ toast: UIView) {
        UIApplication.shared.keyWindow?.addSubview(toast)
    }

    static func show(_ toast: UIView, over view: UIView) {
        UIApplication.shared.windows.first?.insertSubview(toast, aboveSubview: view)
    }
}

final class ToastController: UIViewController {
    func top() -> UIWindow? {
        UIApplication.shared.windows.last
    }

    func sceneWindow() -> UIWindow? {
        (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window
    }
}

struct ToastView: View {
    var body: some View {
        Text("Saved").padding(.bottom, UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0)
    }
}
