// What swiftfix uses of Foundation, as macOS has it.

public struct Data: Sequence, Sendable {
  public init() {}
  public init(_ bytes: some Sequence<UInt8>) {}
  public func makeIterator() -> AnyIterator<UInt8> { AnyIterator { nil } }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  open var outputFormatting: OutputFormatting = []
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
extension JSONEncoder: @unchecked Sendable {}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
extension JSONDecoder: @unchecked Sendable {}
