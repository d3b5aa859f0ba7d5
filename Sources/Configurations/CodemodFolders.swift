/// The folders of codemods that configuration files name.
package enum CodemodFolders {
  /// The folders that a file names, as they are written; none where it is no JSON, which whoever reads the rest
  /// of it reports.
  package static func named(in bytes: [UInt8]) -> [String] {
    guard case .object(let members)? = (try? JSONReader.value(of: bytes))?.content,
      case .list(let elements)? = members.first(where: { $0.key == "codemods" })?.value.content
    else { return [] }
    return elements.compactMap { element in
      if case .text(let text) = element.content { text } else { nil }
    }
  }
}
