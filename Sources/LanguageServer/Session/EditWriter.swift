import CodemodKit
import Rewriting
import SwiftCST
import Workspace

/// Converts edits of byte ranges to edits for the client.
struct EditWriter {
  let client: ClientCapabilities
  let folder: ClientFolder

  /// The edits of some files of a project; nil if one of them has changed on disk since it was read.
  func edit(_ edits: [Int: [TextEdit]], in snapshot: ProjectSnapshot) -> WorkspaceEdit? {
    var all: [DocumentEdit] = []
    for (number, edits) in edits.sorted(on: \.key) {
      guard let edit = edit(edits, of: snapshot.context.files[number], at: snapshot.paths[number]) else {
        return nil
      }
      all.append(edit)
    }
    return WorkspaceEdit(all, for: client)
  }

  private func edit(_ edits: [TextEdit], of file: ProjectFile, at path: FilePath) -> DocumentEdit? {
    let open = folder.store.openFiles[path]?.document
    let source = file.source
    guard open != nil || folder.store.isCurrent(path) else { return nil }
    let positions = PositionTable(source, file.lines, client.encoding, isOnDisk: open == nil)
    return DocumentEdit(
      textDocument: .init(uri: open?.uri ?? folder.uri(of: path), version: open?.version),
      edits: Self.joined(edits).map { edit in
        let mark = SourceText.byteOrderMark
        let keepsMark = open == nil && edit.range.lowerBound == 0 && edit.replacement.starts(with: mark)
        return PositionEdit(
          range: positions.range(of: edit.range),
          newText: String(decoding: edit.replacement.dropFirst(keepsMark ? mark.count : 0), as: UTF8.self))
      })
  }

  /// The edits, with those that begin at the same place merged, since not every client keeps their order.
  private static func joined(_ edits: [TextEdit]) -> [TextEdit] {
    edits.reduce(into: []) { joined, edit in
      guard let last = joined.last, last.range.upperBound == edit.range.lowerBound, last.isInsertion else {
        joined.append(edit)
        return
      }
      joined[joined.count - 1] = TextEdit(edit.range, with: last.replacement + edit.replacement)
    }
  }
}
