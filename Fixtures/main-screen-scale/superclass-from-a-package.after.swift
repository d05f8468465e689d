// A superclass that no file declares is read by its last word, or the TODO names it.
import Kit
import UIKit

final class StoryController: BaseViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print(1 / traitCollection.displayScale)
    }
}

final class StoryCell: SwipeableTableCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / traitCollection.displayScale
    }
}

final class StoryNode: DisplayNode {
    override func layout() {
        super.layout()
        // TODO: [unfold:main-screen-scale] `DisplayNode` comes from a package that is not here: if it is a view, read its traitCollection
        print(1 / UIScreen.main.scale)
    }
}
