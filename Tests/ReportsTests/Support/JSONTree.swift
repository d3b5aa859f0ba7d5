import Foundation
import Testing

/// A JSON value that a test looks into.
indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads JSON text.
  init(_ bytes: some Sequence<UInt8>) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
  }

  private init(_ value: Any) {
    switch value {
    case let values as [Any]: self = .array(values.map { JSONTree($0) })
    case let values as [String: Any]: self = .object(values.mapValues { JSONTree($0) })
    case let text as String: self = .string(text)
    case let number as NSNumber:
      self = CFBoolean.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  subscript(_ key: String) -> JSONTree? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  subscript(_ index: Int) -> JSONTree? { items.indices.contains(index) ? items[index] : nil }

  var items: [JSONTree] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  var members: [String: JSONTree] {
    guard case .object(let values) = self else { return [:] }
    return values
  }

  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  var isTrue: Bool { self == .bool(true) }
}

/// Tells JSON's `true` from its `1`, which Foundation gives the same class.
private enum CFBoolean {
  static func isBoolean(_ number: NSNumber) -> Bool {
    unsafe String(cString: number.objCType) == String(cString: NSNumber(value: true).objCType)
  }
}
