import CodemodKit
import ProjectIndex
import SwiftCST

extension FileContext {
  /// Whether the file belongs to tests: by its folder, its name, or what it imports.
  var isTest: Bool {
    let parts = file.path.split(separator: "/")
    if parts.dropLast().contains(where: { $0 == "Tests" || $0.hasSuffix("Tests") }) { return true }
    if file.path.hasSuffix("Tests.swift") || file.path.hasSuffix(".test.swift") { return true }
    guard let id = index.file(of: tree.root) else { return false }
    return index[id].imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
  }

  /// Whether the file has code outside of declarations; see ``FileFacts/isScript``.
  var isScript: Bool { index.file(of: tree.root).map { index[$0].isScript } ?? false }
}
