// A text view scrolls, but it is not what the size is for; a scroll view of one's own is.
import UIKit

final class PagesView: UIScrollView {}

final class NoteController: UIViewController, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        textView.frame.size.width = UIScreen.main.bounds.width - 32
    }

    func turn(_ pages: PagesView) {
        pages.contentOffset.x = UIScreen.main.bounds.width
    }
}
