/// Splits a stream of bytes into messages: each follows a header with its length.
struct MessageFrames {
  /// The maximum length of a message: more than any editable document needs.
  static let maximumByteCount = 1 << 30

  private static let maximumHeaderCount = 4096

  /// Why the stream can't be read further: the start of the next message is unknown.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case headerTooLong, noLength, badLength(String), badCharset(String)
    case tooLong(byteCount: Int)

    /// The mistake in the header.
    var description: String {
      switch self {
      case .headerTooLong: "a header of more than \(maximumHeaderCount) bytes"
      case .noLength: "a header without Content-Length"
      case .badLength(let text): "'\(text)' is not a valid Content-Length"
      case .badCharset(let text): "unsupported charset '\(text)'; the protocol allows utf-8 only"
      case .tooLong(let byteCount):
        "a message of \(byteCount) bytes; the limit is \(maximumByteCount)"
      }
    }
  }

  private var bytes: [UInt8] = []
  /// The position in ``bytes`` up to which messages have been taken.
  private var start = 0
  /// The position in ``bytes`` from which to search for the end of the header.
  private var searched = 0
  /// The length of the message whose header has been read.
  private var bodyCount: Int?

  /// Adds bytes that were read; messages may begin and end anywhere in them.
  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Whether there are bytes of an incomplete message.
  var isInsideMessage: Bool { bodyCount != nil || start < bytes.count }

  /// The next complete message; nil if more bytes are needed.
  mutating func next() throws(Problem) -> [UInt8]? {
    if bodyCount == nil { bodyCount = try readHeader() }
    guard let count = bodyCount, bytes.count - start >= count else { return nil }
    let body = Array(bytes[start..<(start + count)])
    start += count
    searched = start
    bodyCount = nil
    return body
  }

  /// Reads the lines up to the empty one; returns the length of the message.
  private mutating func readHeader() throws(Problem) -> Int? {
    while searched < bytes.count {
      let isLineEnd = bytes[searched] == UInt8(ascii: "\n")
      searched += 1
      if isLineEnd, endsWithEmptyLine(bytes[start..<searched]) {
        let header = bytes[start..<searched]
        start = searched
        return try Self.length(in: header)
      }
      guard searched - start <= Self.maximumHeaderCount else { throw .headerTooLong }
    }
    return nil
  }

  private func endsWithEmptyLine(_ header: ArraySlice<UInt8>) -> Bool {
    let end = header.filter { $0 != UInt8(ascii: "\r") }.suffix(2)
    return end.elementsEqual("\n\n".utf8)
  }

  private static func length(in header: ArraySlice<UInt8>) throws(Problem) -> Int {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count == 2 ? parts[1].trimmingSpaces() : ""
      switch parts.first?.lowercased() {
      case "content-length":
        guard let number = Int(value), number >= 0 else { throw .badLength(value) }
        guard number <= maximumByteCount else { throw .tooLong(byteCount: number) }
        length = number
      case "content-type":
        try checkCharset(value)
      default:
        break
      }
    }
    guard let length else { throw .noLength }
    return length
  }

  private static func checkCharset(_ contentType: String) throws(Problem) {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let sides = parameter.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].trimmingSpaces().lowercased() == "charset" else { continue }
      let charset = sides[1].trimmingSpaces().filter { $0 != "\"" }
      guard ["utf-8", "utf8"].contains(charset.lowercased()) else { throw .badCharset(charset) }
    }
  }

  /// A message with its header, as it is sent.
  static func framing(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

extension StringProtocol {
  fileprivate func trimmingSpaces() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
