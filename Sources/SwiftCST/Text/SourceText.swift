/// The bytes of one source file, exactly as they are on disk.
public struct SourceText: Hashable, Sendable {
  /// The bytes; UTF-8 if the file is valid.
  public let bytes: [UInt8]

  /// The three bytes of a byte order mark in UTF-8.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The start of the text (UTF-8 offset, 0-based): after the byte order mark, if there is one.
  package var textStart: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

  /// The maximum size of a file that can be parsed: token offsets are 32 bits wide.
  public static let maximumByteCount = Int(UInt32.max) - 1

  /// The text with the given bytes, valid UTF-8 or not.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The UTF-8 bytes of `text`.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The same bytes, shared, as the kind of array whose `span` is available on macOS before version 26.
  @inlinable package var storage: ContiguousArray<UInt8> { ContiguousArray(bytes) }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// The text of a byte range (UTF-8 offsets, 0-based), with invalid bytes shown as U+FFFD.
  public func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
