// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}

public struct TapGesture: Gesture {
  public typealias Value = ()
  nonisolated public init(count: Int = 1)
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { get }
    public var velocity: CGSize { get }
    public var predictedEndTranslation: CGSize { get }
  }

  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01)
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1))
}

public struct AnyGesture<Value>: Gesture {
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value
}

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value>
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> some Gesture
}

@frozen @propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public var wrappedValue: Value { get }
  public var projectedValue: GestureState<Value> { get }
}

public struct GestureMask: OptionSet, Sendable {
  public init(rawValue: UInt32)
  public let rawValue: UInt32
  public static let none: GestureMask
  public static let gesture: GestureMask
  public static let subviews: GestureMask
  public static let all: GestureMask
}

public struct DropInfo {
  public var location: CGPoint { get }
}

@MainActor @preconcurrency public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
}

nonisolated extension View {
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
}
