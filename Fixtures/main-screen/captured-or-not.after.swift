// Being captured becomes a question to the traits, in brackets where an operator, a prefix or a member is beside it.
import SwiftUI
import UIKit

final class SeedPhraseController: UIViewController {
    private let words = UILabel()
    private var wasCaptured = false

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        words.isHidden = (traitCollection.sceneCaptureState == .active)
        if (traitCollection.sceneCaptureState == .active) == true || wasCaptured { words.text = nil }
        guard wasCaptured != (traitCollection.sceneCaptureState == .active) else { return }
        print((traitCollection.sceneCaptureState == .active).description, "\(!(traitCollection.sceneCaptureState == .active))")
        wasCaptured = traitCollection.sceneCaptureState == .active
    }

    func words(for traits: UITraitCollection) -> String? {
        return traits.sceneCaptureState == .active ? nil : words.text
    }

    func check(_ done: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { [weak self] in
            // TODO: [unfold:main-screen] self may be gone here: bind it (guard let self) and read its traitCollection
            done(UIScreen.main.isCaptured)
            self?.wasCaptured = true
        }
    }
}

enum Recording {
    // TODO: [unfold:main-screen] `isOn` has no view to ask: make it a method that takes a UITraitCollection
    static var isOn: Bool { UIScreen.main.isCaptured }
}

struct SeedPhrase: View {
    let words: [String]

    var body: some View {
        // TODO: [unfold:main-screen] ask the environment: @Environment(\.isSceneCaptured), a property of the view
        Text(UIScreen.main.isCaptured ? "Hidden" : words.joined(separator: " "))
    }
}
