/// The modules that the files of a project import.
struct ImportTable: Sendable {
  /// The modules that some file imports.
  let all: Set<String>

  /// The modules that a module re-exports (`@_exported import`), both external ones and the project's.
  private var exported: [String: Set<String>] = [:]

  /// The imports of each file, if anything is known about modules.
  private var imports: [[Import]] = []

  init(_ files: [FileFacts], modules: [String?]) {
    all = Set(files.lazy.flatMap { $0.imports.lazy.map(\.module) })
    for (file, module) in zip(files, modules) {
      guard let module else { continue }
      for item in file.imports where item.isExported { exported[module, default: []].insert(item.module) }
    }
    if modules.contains(where: { $0 != nil }) { imports = files.map(\.imports) }
  }

  /// Whether a file can see the declarations of another module.
  func reaches(_ module: String, from file: FileID) -> Bool {
    guard !imports.isEmpty else { return true }
    let own = imports[Int(file.rawValue)].map(\.module)
    return own.contains(module) || !exported.isEmpty && reaches(module, through: own)
  }

  private func reaches(_ module: String, through own: [String]) -> Bool {
    var found = Set(own)
    var open = own
    while let next = open.popLast() {
      for module in exported[next] ?? [] where found.insert(module).inserted { open.append(module) }
    }
    return found.contains(module)
  }
}

/// A module that a file imports.
package struct Import: Hashable, Sendable {
  /// The first part of its name.
  package let module: String
  /// Whether it is re-exported: `@_exported import`; `public import` does not re-export.
  package let isExported: Bool
}
