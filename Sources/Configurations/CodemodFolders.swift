/// The codemod folders in configuration files.
package enum CodemodFolders {
  /// The folders that a file names, as written; empty if it is not JSON, which the reader of its other
  /// settings reports.
  package static func named(in bytes: [UInt8]) -> [String] { texts("codemods", in: bytes) }

  /// The files that a file extends, as written.
  package static func extended(in bytes: [UInt8]) -> [String] { texts("extends", in: bytes) }

  private static func texts(_ key: String, in bytes: [UInt8]) -> [String] {
    guard case .object(let members)? = (try? JSONReader.value(of: bytes))?.content else { return [] }
    switch members.first(where: { $0.key == key })?.value.content {
    case .text(let text): return [text]
    case .list(let elements):
      return elements.compactMap { element in
        if case .text(let text) = element.content { text } else { nil }
      }
    default: return []
    }
  }
}
