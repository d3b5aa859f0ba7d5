import CodemodKit
import ProjectIndex
import SwiftCST

extension FileContext {
  /// Whether the file has top-level code; see ``FileFacts/isScript``.
  var isScript: Bool { index.file(of: tree.root).map { index[$0].isScript } ?? false }
}
