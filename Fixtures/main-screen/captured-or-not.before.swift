// Being captured becomes a question to the traits, in brackets where an operator, a prefix or a member is beside it.
import SwiftUI
import UIKit

final class SeedPhraseController: UIViewController {
    private let words = UILabel()
    private var wasCaptured = false

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        words.isHidden = (UIScreen.main.isCaptured)
        if UIScreen.main.isCaptured == true || wasCaptured { words.text = nil }
        guard wasCaptured != UIScreen.main.isCaptured else { return }
        print(UIScreen.main.isCaptured.description, "\(!UIScreen.main.isCaptured)")
        wasCaptured = UIScreen.main.isCaptured
    }

    func words(for traits: UITraitCollection) -> String? {
        return UIScreen.main.isCaptured ? nil : words.text
    }

    func check(_ done: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { [weak self] in
            done(UIScreen.main.isCaptured)
            self?.wasCaptured = true
        }
    }
}

enum Recording {
    static var isOn: Bool { UIScreen.main.isCaptured }
}

struct SeedPhrase: View {
    let words: [String]

    var body: some View {
        Text(UIScreen.main.isCaptured ? "Hidden" : words.joined(separator: " "))
    }
}
