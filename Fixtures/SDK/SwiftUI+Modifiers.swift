// Module SwiftUI: styles, navigation, gestures and modifiers; see SwiftUI.swift.
import Combine
import Foundation
import UIKit

// MARK: - Styles

@preconcurrency @MainActor public protocol ButtonStyle { associatedtype Body: View ; @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body ; typealias Configuration = ButtonStyleConfiguration }
public struct ButtonStyleConfiguration {
    public struct Label: View { public typealias Body = Never }
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}
@preconcurrency @MainActor public protocol PrimitiveButtonStyle { associatedtype Body: View ; @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body ; typealias Configuration = PrimitiveButtonStyleConfiguration }
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View { public typealias Body = Never }
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    public func trigger() { fatalError() }
}
public struct _StubButtonStyle: PrimitiveButtonStyle { public func makeBody(configuration: Configuration) -> some View { fatalError() } }
extension PrimitiveButtonStyle where Self == _StubButtonStyle {
    public static var automatic: _StubButtonStyle { fatalError() }
    public static var plain: _StubButtonStyle { fatalError() }
    public static var borderless: _StubButtonStyle { fatalError() }
    public static var bordered: _StubButtonStyle { fatalError() }
    public static var borderedProminent: _StubButtonStyle { fatalError() }
}
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() } ; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() } ; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
public struct DefaultButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() } ; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@preconcurrency @MainActor public protocol LabelStyle { associatedtype Body: View ; @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body ; typealias Configuration = LabelStyleConfiguration }
public struct LabelStyleConfiguration {
    public struct Title: View { public typealias Body = Never }
    public struct Icon: View { public typealias Body = Never }
    public var title: LabelStyleConfiguration.Title { fatalError() }
    public var icon: LabelStyleConfiguration.Icon { fatalError() }
}
public struct _StubLabelStyle: LabelStyle { public func makeBody(configuration: Configuration) -> some View { fatalError() } }
extension LabelStyle where Self == _StubLabelStyle { public static var automatic: Self { fatalError() } ; public static var iconOnly: Self { fatalError() } ; public static var titleOnly: Self { fatalError() } ; public static var titleAndIcon: Self { fatalError() } }
@preconcurrency @MainActor public protocol ToggleStyle { associatedtype Body: View ; @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body ; typealias Configuration = ToggleStyleConfiguration }
public struct ToggleStyleConfiguration {
    public struct Label: View { public typealias Body = Never }
    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
}
public struct _StubToggleStyle: ToggleStyle { public func makeBody(configuration: Configuration) -> some View { fatalError() } }
extension ToggleStyle where Self == _StubToggleStyle { public static var automatic: Self { fatalError() } ; public static var `switch`: Self { fatalError() } ; public static var button: Self { fatalError() } }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle, Sendable { public init() { fatalError() } }
public struct GroupedListStyle: ListStyle, Sendable { public init() { fatalError() } }
public struct InsetListStyle: ListStyle, Sendable { public init() { fatalError() } }
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() { fatalError() } }
public struct SidebarListStyle: ListStyle, Sendable { public init() { fatalError() } }
public struct DefaultListStyle: ListStyle, Sendable { public init() { fatalError() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { fatalError() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { fatalError() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { fatalError() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { fatalError() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { fatalError() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { fatalError() } }
public protocol PickerStyle {}
public struct _StubPickerStyle: PickerStyle, Sendable {}
public struct SegmentedPickerStyle: PickerStyle, Sendable { public init() { fatalError() } }
public struct MenuPickerStyle: PickerStyle, Sendable { public init() { fatalError() } }
public struct WheelPickerStyle: PickerStyle, Sendable { public init() { fatalError() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { fatalError() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { fatalError() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { fatalError() } }
extension PickerStyle where Self == _StubPickerStyle { public static var automatic: Self { fatalError() } ; public static var inline: Self { fatalError() } ; public static var navigationLink: Self { fatalError() } ; public static var palette: Self { fatalError() } }
public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() { fatalError() } }
public struct PlainTextFieldStyle: TextFieldStyle { public init() { fatalError() } }
public struct DefaultTextFieldStyle: TextFieldStyle { public init() { fatalError() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { fatalError() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { fatalError() } }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { fatalError() } }
public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle { public init() { fatalError() } ; public init(tint: Color) { fatalError() } }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() { fatalError() } ; public init(tint: Color) { fatalError() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { fatalError() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { fatalError() } }
public protocol DatePickerStyle {}
public struct _StubDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == _StubDatePickerStyle { public static var automatic: Self { fatalError() } ; public static var compact: Self { fatalError() } ; public static var wheel: Self { fatalError() } ; public static var graphical: Self { fatalError() } }
public struct ControlSize: Hashable, Sendable { public static let mini = Self(), small = Self(), regular = Self(), large = Self(), extraLarge = Self() }
public struct ButtonBorderShape: Equatable, Sendable { public static let automatic = Self(), capsule = Self(), roundedRectangle = Self(), circle = Self() ; public static func roundedRectangle(radius: CGFloat) -> Self { fatalError() } }

// MARK: - Navigation, tabs, toolbars

public struct NavigationPath: Equatable {
    public init() { fatalError() }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { fatalError() }
    public var count: Int { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public mutating func append<V: Hashable>(_ value: V) { fatalError() }
    public mutating func removeLast(_ k: Int = 1) { fatalError() }
}
public struct NavigationStack<Data, Root: View> {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable { fatalError() }
}
extension NavigationStack: View { public typealias Body = Never }
public struct NavigationView<Content: View> { public init(@ViewBuilder content: () -> Content) { fatalError() } }
extension NavigationView: View { public typealias Body = Never }
public struct NavigationLink<Label: View, Destination: View> {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { fatalError() }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) { fatalError() }
}
extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) { fatalError() }
}
extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { fatalError() }
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text { fatalError() }
}
extension NavigationLink: View { public typealias Body = Never }
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() { fatalError() } }
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() { fatalError() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { fatalError() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { fatalError() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { fatalError() } }
public protocol NavigationSplitViewStyle {}
public struct _StubNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == _StubNavigationSplitViewStyle { public static var automatic: Self { fatalError() } ; public static var balanced: Self { fatalError() } ; public static var prominentDetail: Self { fatalError() } }
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct TabView<SelectionValue: Hashable, Content> {}
extension TabView: View where Content: View { public typealias Body = Never ; nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { fatalError() } }
extension TabView where SelectionValue == Int, Content: View { public init(@ViewBuilder content: () -> Content) { fatalError() } }
extension TabView {
    @_disfavoredOverload public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == _TabContentView<C>, C.TabValue == SelectionValue { fatalError() }
    @_disfavoredOverload public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == _TabContentView<C>, C.TabValue == Never { fatalError() }
}
public struct _TabContentView<C> {}
extension _TabContentView: View { public typealias Body = Never }
@preconcurrency @MainActor public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { fatalError() }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { fatalError() }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _StubTabTuple<TabValue> { fatalError() }
}
public struct _StubTabTuple<TabValue: Hashable>: TabContent {}
public struct TabRole: Hashable, Sendable { public static let search = Self() }
public struct Tab<Value, Content, Label> {}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View { public typealias TabValue = Value }
extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never { fatalError() }
}
public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable { public static let automatic = Self(), always = Self(), never = Self() }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { fatalError() }
}
public struct DefaultTabViewStyle: TabViewStyle { public init() { fatalError() } }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() { fatalError() } }
extension TabViewStyle where Self == PageTabViewStyle { public static var page: Self { fatalError() } ; public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { fatalError() } }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { fatalError() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: Self { fatalError() } }
@preconcurrency @MainActor public protocol ToolbarContent { associatedtype Body: ToolbarContent ; @ToolbarContentBuilder @preconcurrency @MainActor var body: Self.Body { get } }
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never { public var body: Never { fatalError() } }
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { fatalError() }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { fatalError() }
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _StubToolbarContent { fatalError() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { fatalError() }
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F> { fatalError() }
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F> { fatalError() }
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _StubToolbarContent { fatalError() }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
public struct _StubToolbarContent: ToolbarContent { public typealias Body = Never }
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self(), secondaryAction = Self(), status = Self(), confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self(), keyboard = Self(), topBarLeading = Self(), topBarTrailing = Self(), navigationBarLeading = Self(), navigationBarTrailing = Self(), bottomBar = Self()
}
public struct ToolbarPlacement: Sendable { public static let automatic = Self(), navigationBar = Self(), bottomBar = Self(), tabBar = Self() }
public struct ToolbarItem<ID, Content: View> {}
extension ToolbarItem: ToolbarContent { public typealias Body = Never }
extension ToolbarItem where ID == () { public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() } }
extension ToolbarItem where ID == String { public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() } }
public struct ToolbarItemGroup<Content: View> { public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() } }
extension ToolbarItemGroup: ToolbarContent { public typealias Body = Never }
public struct ToolbarSpacer { public init() { fatalError() } }
extension ToolbarSpacer: ToolbarContent { public typealias Body = Never }

// MARK: - Gestures

@preconcurrency @MainActor public protocol Gesture<Value> { associatedtype Value ; associatedtype Body: Gesture ; @preconcurrency @MainActor var body: Self.Body { get } }
extension Never: Gesture { public typealias Value = Never }
extension Gesture where Body == Never { public var body: Never { fatalError() } }
nonisolated extension Gesture {
    public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { fatalError() }
}
nonisolated extension Gesture where Value: Equatable { public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> { fatalError() } }
public struct _ChangedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value ; public typealias Body = Never }
public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value ; public typealias Body = Never }
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { fatalError() }
        public var velocity: CGSize { fatalError() }
        public var predictedEndLocation: CGPoint { fatalError() }
        public var predictedEndTranslation: CGSize { fatalError() }
    }
    public typealias Body = Never
    @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { fatalError() }
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) { fatalError() }
}
public struct GestureMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue } ; public static let none = Self([]), gesture = Self(rawValue: 1), subviews = Self(rawValue: 2), all = Self(rawValue: 3) }

// MARK: - UIKit

@preconcurrency @MainActor public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    @preconcurrency @MainActor func makeUIView(context: Self.Context) -> Self.UIViewType
    @preconcurrency @MainActor func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    associatedtype Coordinator = Void
    @preconcurrency @MainActor func makeCoordinator() -> Self.Coordinator
    @preconcurrency @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable {
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? { fatalError() }
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() { fatalError() } }
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { fatalError() }
    public var environment: EnvironmentValues { fatalError() }
}
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @preconcurrency @MainActor func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @preconcurrency @MainActor func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @preconcurrency @MainActor static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @preconcurrency @MainActor func makeCoordinator() -> Self.Coordinator
    @preconcurrency @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator) { fatalError() }
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize? { fatalError() }
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() { fatalError() } }
@preconcurrency @MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { fatalError() }
    public var environment: EnvironmentValues { fatalError() }
}
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public init?(coder aDecoder: NSCoder, rootView: Content) { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    public var rootView: Content { get { fatalError() } set { fatalError() } }
    public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
    open override func viewWillAppear(_ animated: Bool) { fatalError() }
    open override func viewDidAppear(_ animated: Bool) { fatalError() }
    open override func viewWillDisappear(_ animated: Bool) { fatalError() }
    open override func viewDidDisappear(_ animated: Bool) { fatalError() }
    open override func viewDidLoad() { fatalError() }
    open override func viewWillLayoutSubviews() { fatalError() }
    open override func viewDidLayoutSubviews() { fatalError() }
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
    open override var preferredStatusBarStyle: UIStatusBarStyle { fatalError() }
    open override var prefersStatusBarHidden: Bool { fatalError() }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { fatalError() }
}
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public init(content: Content) { fatalError() }
    public var content: Content { get { fatalError() } set { fatalError() } }
    public var scale: CGFloat { get { fatalError() } set { fatalError() } }
    public var isOpaque: Bool { get { fatalError() } set { fatalError() } }
    public var cgImage: CGImage? { fatalError() }
    public var uiImage: UIImage? { fatalError() }
    public func render(rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void) { fatalError() }
}

// MARK: - Modifiers

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
    // Layout
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { fatalError() }
    @available(*, deprecated, message: "Please pass one or more parameters.") public func frame() -> some View { fatalError() }
    public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { fatalError() }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { fatalError() }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View { fatalError() }
    public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View { fatalError() }
    public func padding(_ insets: EdgeInsets) -> some View { fatalError() }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { fatalError() }
    public func padding(_ length: CGFloat) -> some View { fatalError() }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { fatalError() }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { fatalError() }
    public func safeAreaPadding(_ length: CGFloat) -> some View { fatalError() }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { fatalError() }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { fatalError() }
    public func offset(_ offset: CGSize) -> some View { fatalError() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { fatalError() }
    public func position(_ position: CGPoint) -> some View { fatalError() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { fatalError() }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { fatalError() }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { fatalError() }
    public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { fatalError() }
    public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { fatalError() }
    public func layoutPriority(_ value: Double) -> some View { fatalError() }
    public func fixedSize() -> some View { fatalError() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { fatalError() }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { fatalError() }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { fatalError() }
    public func scaledToFit() -> some View { fatalError() }
    public func scaledToFill() -> some View { fatalError() }
    public func zIndex(_ value: Double) -> some View { fatalError() }
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { fatalError() }
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { fatalError() }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { fatalError() }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { fatalError() }
    public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View { fatalError() }
    public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View { fatalError() }
    // Drawing
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { fatalError() }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { fatalError() }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { fatalError() }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { fatalError() }
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { fatalError() }
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { fatalError() }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { fatalError() }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { fatalError() }
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { fatalError() }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { fatalError() }
    public func opacity(_ opacity: Double) -> some View { fatalError() }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { fatalError() }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { fatalError() }
    public func clipped(antialiased: Bool = false) -> some View { fatalError() }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { fatalError() }
    public func mask<Mask: View>(_ mask: Mask) -> some View { fatalError() }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { fatalError() }
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { fatalError() }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { fatalError() }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { fatalError() }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { fatalError() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { fatalError() }
    public func brightness(_ amount: Double) -> some View { fatalError() }
    public func foregroundColor(_ color: Color?) -> some View { fatalError() }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { fatalError() }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { fatalError() }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { fatalError() }
    public func tint(_ tint: Color?) -> some View { fatalError() }
    public func accentColor(_ accentColor: Color?) -> some View { fatalError() }
    public func hidden() -> some View { fatalError() }
    public func redacted(reason: RedactionReasons) -> some View { fatalError() }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { fatalError() }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { fatalError() }
    // Text
    public func font(_ font: Font?) -> some View { fatalError() }
    public func fontWeight(_ weight: Font.Weight?) -> some View { fatalError() }
    public func bold(_ isActive: Bool = true) -> some View { fatalError() }
    public func italic(_ isActive: Bool = true) -> some View { fatalError() }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { fatalError() }
    public func monospacedDigit() -> some View { fatalError() }
    public func lineLimit(_ number: Int?) -> some View { fatalError() }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { fatalError() }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { fatalError() }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { fatalError() }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { fatalError() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { fatalError() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { fatalError() }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { fatalError() }
    public func kerning(_ kerning: CGFloat) -> some View { fatalError() }
    public func tracking(_ tracking: CGFloat) -> some View { fatalError() }
    public func textSelection(_ selectability: _StubTextSelectability) -> some View { fatalError() }
    public func keyboardType(_ type: UIKeyboardType) -> some View { fatalError() }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { fatalError() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { fatalError() }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { fatalError() }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { fatalError() }
    // Events
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { fatalError() }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { fatalError() }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View { fatalError() }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { fatalError() }
    @_disfavoredOverload public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { fatalError() }
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never { fatalError() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { fatalError() }
    public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { fatalError() }
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { fatalError() }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { fatalError() }
    public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { fatalError() }
    public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { fatalError() }
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { fatalError() }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { fatalError() }
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { fatalError() }
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { fatalError() }
    public func hoverEffect(_ effect: _StubHoverEffect = .automatic) -> some View { fatalError() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { fatalError() }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { fatalError() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { fatalError() }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { fatalError() }
    // Presentation
    public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { fatalError() }
    public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { fatalError() }
    public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View { fatalError() }
    public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View { fatalError() }
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { fatalError() }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { fatalError() }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { fatalError() }
    public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { fatalError() }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { fatalError() }
    public func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
    public func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { fatalError() }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { fatalError() }
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { fatalError() }
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { fatalError() }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { fatalError() }
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { fatalError() }
    // Navigation
    public func navigationTitle(_ title: Text) -> some View { fatalError() }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { fatalError() }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { fatalError() }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { fatalError() }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { fatalError() }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { fatalError() }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { fatalError() }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { fatalError() }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { fatalError() }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { fatalError() }
    public func badge(_ count: Int) -> some View { fatalError() }
    public func badge(_ label: Text?) -> some View { fatalError() }
    public func statusBar(hidden: Bool) -> some View { fatalError() }
    // Lists and scroll views
    public func listStyle<S: ListStyle>(_ style: S) -> some View { fatalError() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { fatalError() }
    public func listRowBackground<V: View>(_ view: V?) -> some View { fatalError() }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { fatalError() }
    public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { fatalError() }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { fatalError() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { fatalError() }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { fatalError() }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { fatalError() }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { fatalError() }
    // Environment and state
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { fatalError() }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { fatalError() }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { fatalError() }
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { fatalError() }
    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void) -> some View where K.Value: Equatable { fatalError() }
    public func id<ID: Hashable>(_ id: ID) -> some View { fatalError() }
    public func tag<V: Hashable>(_ tag: V) -> some View { fatalError() }
    public func disabled(_ disabled: Bool) -> some View { fatalError() }
    // Animation
    public func animation(_ animation: Animation?) -> some View { fatalError() }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { fatalError() }
    public func transition(_ t: AnyTransition) -> some View { fatalError() }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { fatalError() }
    // Styles
    @_disfavoredOverload public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { fatalError() }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { fatalError() }
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { fatalError() }
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { fatalError() }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { fatalError() }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { fatalError() }
    public func controlSize(_ controlSize: ControlSize) -> some View { fatalError() }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { fatalError() }
    // Accessibility
    public func accessibilityLabel(_ label: Text) -> some View { fatalError() }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { fatalError() }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { fatalError() }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { fatalError() }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { fatalError() }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { fatalError() }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { fatalError() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { fatalError() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { fatalError() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { fatalError() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { fatalError() }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { fatalError() }
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { fatalError() }
    public func accessibility(label: Text) -> some View { fatalError() }
    public func accessibility(hidden: Bool) -> some View { fatalError() }
    public func accessibility(identifier: String) -> some View { fatalError() }
    public func help(_ textKey: LocalizedStringKey) -> some View { fatalError() }
    // Previews
}
public struct _StubTextSelectability: Sendable { public static let enabled = Self(), disabled = Self() }
public struct _StubHoverEffect: Sendable { public static let automatic = Self(), highlight = Self(), lift = Self() }
public struct TextInputAutocapitalization: Sendable { public static let never = Self(), words = Self(), sentences = Self(), characters = Self() }
public struct SubmitTriggers: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue } ; public static let text = Self(rawValue: 1), search = Self(rawValue: 2) }
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral { public init(_ character: Character) { fatalError() } ; public init(extendedGraphemeClusterLiteral: Character) { fatalError() } ; public static let escape = Self("e"), `return` = Self("r"), space = Self(" "), delete = Self("d"), upArrow = Self("u"), downArrow = Self("d"), leftArrow = Self("l"), rightArrow = Self("r") }
public struct EventModifiers: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue } ; public static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4), control = Self(rawValue: 8), all = Self(rawValue: 15) }
public enum PopoverAttachmentAnchor { case rect(Anchor<CGRect>.Source), point(UnitPoint) }
public struct PresentationDetent: Hashable, Sendable { public static let medium = Self(), large = Self() ; public static func fraction(_ fraction: CGFloat) -> Self { fatalError() } ; public static func height(_ height: CGFloat) -> Self { fatalError() } }
public struct ScrollIndicatorVisibility: Equatable, Sendable { public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self() }
public struct ScrollDismissesKeyboardMode: Sendable { public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self() }
public struct AccessibilityChildBehavior: Hashable, Sendable { public static let ignore = Self(), contain = Self(), combine = Self() }
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    public static let isButton = Self(), isHeader = Self(), isSelected = Self(), isLink = Self(), isImage = Self(), isStaticText = Self(), isModal = Self(), updatesFrequently = Self()
    public init() { fatalError() }
    public func union(_ other: Self) -> Self { fatalError() }
    public mutating func formUnion(_ other: Self) { fatalError() }
    public func intersection(_ other: Self) -> Self { fatalError() }
    public mutating func formIntersection(_ other: Self) { fatalError() }
    public func symmetricDifference(_ other: Self) -> Self { fatalError() }
    public mutating func formSymmetricDifference(_ other: Self) { fatalError() }
    public func contains(_ member: Self) -> Bool { fatalError() }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) { fatalError() }
    public mutating func remove(_ member: Self) -> Self? { fatalError() }
    public mutating func update(with newMember: Self) -> Self? { fatalError() }
}
public struct AccessibilityActionKind: Equatable, Sendable { public static let `default` = Self(), escape = Self(), magicTap = Self() ; public init(named name: Text) { fatalError() } ; init() {} }
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { fatalError() }
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) { fatalError() }
}
public struct ActionSheet { public typealias Button = Alert.Button ; public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) { fatalError() } }

public struct ContentMarginPlacement { public static var automatic: Self { fatalError() }; public static var scrollContent: Self { fatalError() } }
