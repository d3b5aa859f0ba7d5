import Foundation

/// `oracle views`: the product's node views and slots, generated from SwiftSyntax's own description of its
/// nodes.
enum ViewsCommand {
  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(words, switches: ["--check", "--write"], options: ["--output"])
    guard arguments.has("--check") != arguments.has("--write") else {
      throw UsageError("oracle views needs either --check or --write")
    }
    let folder = URL(filePath: arguments.value("--output") ?? Checkout.sources, directoryHint: .isDirectory)
    let wanted = ViewWriter(schema: NodeSchema()).files()
    let existing = generatedFiles(in: folder)
    let stale = existing.keys.filter { wanted[$0] == nil }.sorted()
    let changed = wanted.keys.filter { existing[$0] != wanted[$0] }.sorted()
    if arguments.has("--write") {
      for name in changed {
        try Data((wanted[name] ?? "").utf8).write(to: folder.appending(path: name), options: .atomic)
      }
      for name in stale { try FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
    for name in changed { print("\(arguments.has("--write") ? "written" : "differs"): \(name)") }
    for name in stale { print("\(arguments.has("--write") ? "removed" : "not generated"): \(name)") }
    print("\(wanted.count) files, \(wanted.count - changed.count) as generated")
    return arguments.has("--write") || changed.isEmpty && stale.isEmpty
  }

  /// The generated files that are there, by path from `folder`; others beside them are none of ours.
  private static func generatedFiles(in folder: URL) -> [String: String] {
    let names = ViewWriter.folders.flatMap { below in
      let found = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: below).path())
      return (found ?? []).map { below + $0 }
    }
    var files: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      let bytes = SourceFiles.read(folder.appending(path: name).path()) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix(ViewWriter.header) { files[name] = text }
    }
    return files
  }
}
