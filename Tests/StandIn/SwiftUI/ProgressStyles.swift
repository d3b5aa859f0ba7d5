// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { get }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { get }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { get }
}

public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init()
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { get }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init()
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { get }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init()
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { get }
}
