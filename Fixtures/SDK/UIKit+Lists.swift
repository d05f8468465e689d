// Module UIKit: tables and collections; see UIKit.swift.
import CoreGraphics
import Foundation
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications

// MARK: - Table view

@preconcurrency @MainActor @objc public protocol UIDataSourceTranslating {
}
@preconcurrency @MainActor @objc public protocol UITableViewDataSource where Self: NSObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    @objc optional func numberOfSections(in tableView: UITableView) -> Int
    @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    @objc optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    @objc optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    @objc optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
@preconcurrency @MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate where Self: NSObject {
    @objc optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    @objc optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    @objc optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    @objc optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    @objc optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    @objc optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    @objc optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    @objc optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    @objc optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    @objc optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    @objc optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    @objc optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    @objc optional func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    @objc optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    @objc optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    @objc optional func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    @objc optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    @objc optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    @objc optional func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    @objc optional func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    @objc optional func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
    @objc optional func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    @objc optional func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
}
open class UITableView: UIScrollView, UIDataSourceTranslating {
    @objc public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    @objc public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    @objc public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public init(frame: CGRect, style: UITableView.Style) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }
    @objc open dynamic var style: UITableView.Style { fatalError() }
    @objc open dynamic var indexPathForSelectedRow: IndexPath? { fatalError() }
    @objc open dynamic weak var dataSource: UITableViewDataSource?
    @_nonoverride @objc(_tableViewDelegate) open dynamic weak var delegate: UITableViewDelegate?
    @objc open dynamic weak var dragDelegate: UITableViewDragDelegate?
    @objc open dynamic weak var dropDelegate: UITableViewDropDelegate?
    @objc open dynamic var rowHeight: CGFloat = 0
    @objc open dynamic var estimatedRowHeight: CGFloat = 0
    @objc open dynamic var sectionHeaderTopPadding: CGFloat = 0
    @objc open dynamic var backgroundView: UIView?
    @objc open dynamic var numberOfSections: Int { fatalError() }
    @objc open dynamic func numberOfRows(inSection section: Int) -> Int { fatalError() }
    @objc open dynamic func rect(forSection section: Int) -> CGRect { fatalError() }
    @objc open dynamic func indexPath(for cell: UITableViewCell) -> IndexPath? { fatalError() }
    @objc open dynamic func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { fatalError() }
    @objc open dynamic var visibleCells: [UITableViewCell] { fatalError() }
    @objc open dynamic func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { fatalError() }
    @objc open dynamic func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) { fatalError() }
    @objc open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic func beginUpdates() { fatalError() }
    @objc open dynamic func endUpdates() { fatalError() }
    @objc open dynamic func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { fatalError() }
    @objc open dynamic func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { fatalError() }
    @objc open dynamic func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { fatalError() }
    @objc open dynamic func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { fatalError() }
    @objc open dynamic func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { fatalError() }
    @objc open dynamic func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { fatalError() }
    @objc open dynamic func reloadData() { fatalError() }
    @objc open dynamic var isEditing: Bool = false
    @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
    @objc open dynamic var allowsMultipleSelection: Bool = false
    @objc open dynamic var allowsMultipleSelectionDuringEditing: Bool = false
    @objc open dynamic var indexPathsForSelectedRows: [IndexPath]? { fatalError() }
    @objc open dynamic func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { fatalError() }
    @objc open dynamic func deselectRow(at indexPath: IndexPath, animated: Bool) { fatalError() }
    @objc open dynamic var separatorColor: UIColor?
    @objc open dynamic var tableHeaderView: UIView?
    @objc open dynamic var tableFooterView: UIView?
    @objc open dynamic func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { fatalError() }
    @objc open dynamic func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() }
    @objc open dynamic func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { fatalError() }
    @objc open dynamic func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { fatalError() }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }
    @objc open dynamic func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { fatalError() }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { fatalError() }
    nonisolated public class var automaticDimension: CGFloat { fatalError() }
}

open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    @objc public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    @objc public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    @objc public enum EditingStyle: Int, Sendable { case none, delete, insert }
    @objc public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public struct StateMask: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = Self(rawValue: 1), showingDeleteConfirmation = Self(rawValue: 2)
    }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }
    open func updateConfiguration(using state: UICellConfigurationState) { fatalError() }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    @objc open dynamic var contentView: UIView { fatalError() }
    @objc open dynamic var imageView: UIImageView? { fatalError() }
    @objc open dynamic var textLabel: UILabel? { fatalError() }
    @objc open dynamic var detailTextLabel: UILabel? { fatalError() }
    @objc open dynamic var backgroundView: UIView?
    @objc open dynamic var selectedBackgroundView: UIView?
    @objc open dynamic var reuseIdentifier: String? { fatalError() }
    @objc open dynamic func prepareForReuse() { fatalError() }
    @objc open dynamic var selectionStyle: UITableViewCell.SelectionStyle = .default
    @objc open dynamic var isSelected: Bool = false
    @objc open dynamic var isHighlighted: Bool = false
    @objc open dynamic func setSelected(_ selected: Bool, animated: Bool) { fatalError() }
    @objc open dynamic var accessoryType: UITableViewCell.AccessoryType = .none
    @objc open dynamic var accessoryView: UIView?
    @objc open dynamic var indentationLevel: Int = 0
    @objc open dynamic var isEditing: Bool = false
    @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
    @objc open dynamic func willTransition(to state: UITableViewCell.StateMask) { fatalError() }
}
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }
    open func updateConfiguration(using state: UIViewConfigurationState) { fatalError() }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    @objc open dynamic var textLabel: UILabel? { fatalError() }
    @objc open dynamic var detailTextLabel: UILabel? { fatalError() }
    @objc open dynamic var contentView: UIView { fatalError() }
    @objc open dynamic var backgroundView: UIView?
    @objc open dynamic var reuseIdentifier: String? { fatalError() }
    @objc open dynamic func prepareForReuse() { fatalError() }
}
@preconcurrency @MainActor @objc open class UITableViewRowAction: NSObject {
    @objc public enum Style: Int, Sendable { case `default`, normal; public static var destructive: UITableViewRowAction.Style { fatalError() } }
    public convenience init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { fatalError() }
    @objc open dynamic var style: UITableViewRowAction.Style { fatalError() }
    @objc open dynamic var title: String?
    @objc open dynamic var backgroundColor: UIColor?
}
@preconcurrency @MainActor @objc open class UIContextualAction: NSObject {
    @objc public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) { fatalError() }
    @objc open dynamic var style: UIContextualAction.Style { fatalError() }
    @objc open dynamic var handler: UIContextualAction.Handler { fatalError() }
    @objc open dynamic var title: String?
    @objc open dynamic var backgroundColor: UIColor! = nil
    @objc open dynamic var image: UIImage?
}
@preconcurrency @MainActor @objc open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) { fatalError() }
    @objc open dynamic var actions: [UIContextualAction] { fatalError() }
    @objc open dynamic var performsFirstActionWithFullSwipe: Bool = true
}

// MARK: - Content configurations

public struct UIConfigurationStateCustomKey: _UIStringConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public init(traitCollection: UITraitCollection) { fatalError() }
    public var traitCollection: UITraitCollection { get { fatalError() } set { fatalError() } }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { fatalError() } set { fatalError() } }
    public var isDisabled: Bool { get { fatalError() } set { fatalError() } }
    public var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
    public var isSelected: Bool { get { fatalError() } set { fatalError() } }
    public var isFocused: Bool { get { fatalError() } set { fatalError() } }
    public static func == (a: Self, b: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public init(traitCollection: UITraitCollection) { fatalError() }
    public var traitCollection: UITraitCollection { get { fatalError() } set { fatalError() } }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { fatalError() } set { fatalError() } }
    public var isDisabled: Bool { get { fatalError() } set { fatalError() } }
    public var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
    public var isSelected: Bool { get { fatalError() } set { fatalError() } }
    public var isFocused: Bool { get { fatalError() } set { fatalError() } }
    public var isEditing: Bool { get { fatalError() } set { fatalError() } }
    public var isExpanded: Bool { get { fatalError() } set { fatalError() } }
    public static func == (a: Self, b: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func updated(for state: UIConfigurationState) -> Self
}
public struct UIBackgroundConfiguration: Hashable {
    public static func clear() -> Self { fatalError() }
    public static func listGroupedCell() -> Self { fatalError() }
    public static func listCell() -> Self { fatalError() }
    public func updated(for state: UIConfigurationState) -> Self { fatalError() }
    public var customView: UIView? { get { fatalError() } set { fatalError() } }
    public var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
    public var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
    public var image: UIImage? { get { fatalError() } set { fatalError() } }
    public var strokeColor: UIColor? { get { fatalError() } set { fatalError() } }
    public var strokeWidth: CGFloat { get { fatalError() } set { fatalError() } }
    nonisolated public static func == (a: Self, b: Self) -> Bool { fatalError() }
    nonisolated public func hash(into hasher: inout Hasher) { fatalError() }
}

// MARK: - Collection view

@preconcurrency @MainActor @objc public protocol UICollectionViewDataSource where Self: NSObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
    @objc optional func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    @objc optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate where Self: NSObject {
    @objc optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    @objc optional func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    @objc optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    @objc optional func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    @objc optional func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    @objc optional func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    @objc optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    @objc optional func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    @objc optional func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    @objc optional func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
    @objc optional func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    @objc optional func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate where Self: NSObject {
    @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { fatalError() }
    }
    public struct ScrollPosition: OptionSet, Sendable, _StubObjCNumber {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2), bottom = Self(rawValue: 4), left = Self(rawValue: 8), centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
    }
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    @objc open dynamic var collectionViewLayout: UICollectionViewLayout { get { fatalError() } set { fatalError() } }
    @_nonoverride @objc(_collectionViewDelegate) open dynamic weak var delegate: UICollectionViewDelegate?
    @objc open dynamic weak var dataSource: UICollectionViewDataSource?
    @objc open dynamic weak var dragDelegate: UICollectionViewDragDelegate?
    @objc open dynamic weak var dropDelegate: UICollectionViewDropDelegate?
    @objc open dynamic var backgroundView: UIView?
    @objc open dynamic func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { fatalError() }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { fatalError() }
    @objc open dynamic func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { fatalError() }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { fatalError() }
    @objc open dynamic func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
    @objc open dynamic func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
    @objc open dynamic var allowsMultipleSelection: Bool = false
    @objc open dynamic var isEditing: Bool = false
    @objc open dynamic var allowsMultipleSelectionDuringEditing: Bool = false
    @objc open dynamic var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
    @objc open dynamic func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) { fatalError() }
    @objc open dynamic func deselectItem(at indexPath: IndexPath, animated: Bool) { fatalError() }
    @objc open dynamic func reloadData() { fatalError() }
    @objc open dynamic func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { fatalError() }
    @objc open dynamic func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) { fatalError() }
    @objc open dynamic var numberOfSections: Int { fatalError() }
    @objc open dynamic func numberOfItems(inSection section: Int) -> Int { fatalError() }
    @objc open dynamic func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
    @objc open dynamic func indexPathForItem(at point: CGPoint) -> IndexPath? { fatalError() }
    @objc open dynamic func indexPath(for cell: UICollectionViewCell) -> IndexPath? { fatalError() }
    @objc open dynamic func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }
    @objc open dynamic var visibleCells: [UICollectionViewCell] { fatalError() }
    @objc open dynamic var indexPathsForVisibleItems: [IndexPath] { fatalError() }
    @objc open dynamic func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) { fatalError() }
    @objc open dynamic func insertSections(_ sections: IndexSet) { fatalError() }
    @objc open dynamic func deleteSections(_ sections: IndexSet) { fatalError() }
    @objc open dynamic func reloadSections(_ sections: IndexSet) { fatalError() }
    @objc open dynamic func deleteItems(at indexPaths: [IndexPath]) { fatalError() }
    @objc open dynamic func reloadItems(at indexPaths: [IndexPath]) { fatalError() }
    @objc open dynamic func reconfigureItems(at indexPaths: [IndexPath]) { fatalError() }
    @objc open dynamic func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { fatalError() }
    @objc open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
    nonisolated public class var elementKindSectionHeader: String { fatalError() }
}
extension UICollectionView {
    @objc(UICollectionViewScrollDirection) public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
open class UICollectionReusableView: UIView {
    @objc open dynamic var reuseIdentifier: String? { fatalError() }
    @objc open dynamic func prepareForReuse() { fatalError() }
    @objc open dynamic func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { fatalError() }
    @objc open dynamic func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { fatalError() }
}
open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open func updateConfiguration(using state: UICellConfigurationState) { fatalError() }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    @objc open dynamic var contentView: UIView { fatalError() }
    @objc open dynamic var isSelected: Bool = false
    @objc open dynamic var isHighlighted: Bool = false
    open var backgroundConfiguration: UIBackgroundConfiguration?
    @objc open dynamic var backgroundView: UIView?
    @objc open dynamic var selectedBackgroundView: UIView?
}

// MARK: - Collection view layouts

@preconcurrency @MainActor @objc open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    public override init() { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var frame: CGRect = .zero
    @objc open dynamic var center: CGPoint = .zero
    @objc open dynamic var size: CGSize = .zero
    @objc open dynamic var bounds: CGRect = .zero
    @objc open dynamic var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }
    @objc open dynamic var alpha: CGFloat = 1
    @objc open dynamic var zIndex: Int = 0
    @objc open dynamic var isHidden: Bool = false
    @objc open dynamic var indexPath: IndexPath { get { fatalError() } set { fatalError() } }
    public convenience init(forCellWith indexPath: IndexPath) { fatalError() }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) { fatalError() }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) { fatalError() }
}
@preconcurrency @MainActor @objc open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { fatalError() }
}
@preconcurrency @MainActor @objc open class UICollectionViewUpdateItem: NSObject {
    @objc public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}
@preconcurrency @MainActor @objc open class UICollectionViewLayout: NSObject, NSCoding {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc nonisolated open dynamic func encode(with coder: NSCoder) { fatalError() }
    @objc open dynamic var collectionView: UICollectionView? { fatalError() }
    @objc open dynamic func invalidateLayout() { fatalError() }
    @objc open dynamic func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { fatalError() }
    @objc open dynamic func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { fatalError() }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { fatalError() }
    @objc open dynamic func prepare() { fatalError() }
    @objc open dynamic func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
    @objc open dynamic func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { fatalError() }
    @objc open dynamic func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { fatalError() }
    @objc open dynamic var collectionViewContentSize: CGSize { fatalError() }
    @objc open dynamic func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { fatalError() }
    @objc open dynamic func prepare(forAnimatedBoundsChange oldBounds: CGRect) { fatalError() }
}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    @objc open dynamic var minimumLineSpacing: CGFloat = 10
    @objc open dynamic var minimumInteritemSpacing: CGFloat = 10
    @objc open dynamic var itemSize: CGSize = .zero
    @objc open dynamic var scrollDirection: UICollectionView.ScrollDirection = .vertical
    @objc open dynamic var sectionInset: UIEdgeInsets = .zero
}
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}
@preconcurrency @MainActor @objc open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() { fatalError() }
    @objc open dynamic var scrollDirection: UICollectionView.ScrollDirection = .vertical
}
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(section: NSCollectionLayoutSection) { fatalError() }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) { fatalError() }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { fatalError() }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open dynamic var configuration: UICollectionViewCompositionalLayoutConfiguration { get { fatalError() } set { fatalError() } }
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout { fatalError() }
}
public struct UIListSeparatorConfiguration {
    public enum Visibility: Sendable { case automatic, visible, hidden }
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
    public var color: UIColor { get { fatalError() } set { fatalError() } }
}
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public init(appearance: Appearance) { fatalError() }
    public var appearance: Appearance { fatalError() }
    public var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
}
@preconcurrency @MainActor @objc open class NSCollectionLayoutSection: NSObject, NSCopying {
    public convenience init(group: NSCollectionLayoutGroup) { fatalError() }
    public class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var contentInsets: NSDirectionalEdgeInsets = .zero
}
@preconcurrency @MainActor @objc open class NSCollectionLayoutItem: NSObject, NSCopying {
    override init() { fatalError() }
    public convenience init(layoutSize: NSCollectionLayoutSize) { fatalError() }
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { fatalError() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    @objc open dynamic var contentInsets: NSDirectionalEdgeInsets = .zero
    @objc open dynamic var layoutSize: NSCollectionLayoutSize { fatalError() }
}
@preconcurrency @MainActor @objc open class NSCollectionLayoutGroupCustomItem: NSObject {
    public convenience init(frame: CGRect) { fatalError() }
    public convenience init(frame: CGRect, zIndex: Int) { fatalError() }
    @objc open dynamic var frame: CGRect { fatalError() }
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    @objc open dynamic class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
    @objc open dynamic class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
    @objc open dynamic class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
    @objc open dynamic class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
    @objc open dynamic class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
    @objc open dynamic class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
    @objc open dynamic class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]) -> Self { fatalError() }
}
@preconcurrency @MainActor @objc open class NSCollectionLayoutDimension: NSObject {
    override init() { fatalError() }
    @objc open dynamic class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }
    @objc open dynamic class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError() }
    @objc open dynamic var dimension: CGFloat { fatalError() }
}
@preconcurrency @MainActor @objc open class NSCollectionLayoutSize: NSObject {
    public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) { fatalError() }
    @objc open dynamic var widthDimension: NSCollectionLayoutDimension { fatalError() }
    @objc open dynamic var heightDimension: NSCollectionLayoutDimension { fatalError() }
}
@preconcurrency @MainActor @objc open class NSCollectionLayoutAnchor: NSObject {
    public convenience init(edges: NSDirectionalRectEdge) { fatalError() }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { fatalError() }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { fatalError() }
}
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { fatalError() }
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { fatalError() }
    @objc open dynamic var zIndex: Int = 0
}
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutContainer where Self: NSObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
}
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutEnvironment where Self: NSObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

// MARK: - Diffable data sources

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public init() { fatalError() }
    public var numberOfItems: Int { fatalError() }
    public var numberOfSections: Int { fatalError() }
    public var sectionIdentifiers: [SectionIdentifierType] { fatalError() }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) { fatalError() }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { fatalError() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { fatalError() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { fatalError() }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { fatalError() }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { fatalError() }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) { fatalError() }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) { fatalError() }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
}
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    public init() { fatalError() }
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { fatalError() }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { fatalError() }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { fatalError() }
    public mutating func delete(_ items: [ItemIdentifierType]) { fatalError() }
    public mutating func deleteAll() { fatalError() }
    public mutating func expand(_ items: [ItemIdentifierType]) { fatalError() }
    public mutating func collapse(_ items: [ItemIdentifierType]) { fatalError() }
    public var items: [ItemIdentifierType] { fatalError() }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { fatalError() }
    public func contains(_ item: ItemIdentifierType) -> Bool { fatalError() }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { fatalError() }
}
@preconcurrency @MainActor open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { fatalError() }
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async { fatalError() }
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { fatalError() }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
    @objc open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
    @objc open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
    @objc open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
    @objc open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
    @objc open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { fatalError() }
    @objc open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
}
