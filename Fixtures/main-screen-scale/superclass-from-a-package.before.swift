// A superclass that no file declares is read by its last word, or the TODO names it.
import Kit
import UIKit

final class StoryController: BaseViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print(1 / UIScreen.main.scale)
    }
}

final class StoryCell: SwipeableTableCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / UIScreen.main.scale
    }
}

final class StoryNode: DisplayNode {
    override func layout() {
        super.layout()
        print(1 / UIScreen.main.scale)
    }
}
