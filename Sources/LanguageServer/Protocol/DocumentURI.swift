import Reports
import Workspace

/// The URI of a document as the client spells it.
struct DocumentURI: RawRepresentable, Hashable, Sendable, Codable {
  /// The spelling, which the server must not change.
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// The URI of a file with an absolute path.
  init(file path: FilePath) {
    rawValue = "file://" + path.bytes.percentEncoded
  }

  /// The path of the file; nil if the URI is not a file on this machine.
  var path: FilePath? {
    let scheme = "file://"
    guard rawValue.prefix(scheme.utf8.count).lowercased() == scheme else { return nil }
    let rest = rawValue.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else { return nil }
    return Self.decoding(rest[slash...]).map { FilePath(bytes: $0) }
  }

  private static func decoding(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
        value != 0
      else { return nil }
      bytes.append(value)
    }
    return bytes
  }
}
