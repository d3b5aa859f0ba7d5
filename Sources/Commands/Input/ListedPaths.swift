import Rewriting
import Workspace

/// The paths in a list that a program wrote, such as `git diff --name-only`.
///
/// Such a list tells what there is or was, and not what a person wants to have looked at: files that are no
/// Swift are passed over in it, and what is gone by now is no mistake.
struct ListedPaths {
  /// Those that a run can look at: Swift files, and folders.
  private(set) var paths: [FilePath] = []

  /// Those that are gone, and may have been Swift files or folders.
  private var gone: [FilePath] = []

  /// Folders that are repositories of their own within another, such as submodules. Git lists them where they
  /// stand at another commit; a run over the folder around them leaves them out, too.
  private var repositories: [FilePath] = []

  /// The paths in a list, with NUL after each where the list has any, or else one in each line; they are seen
  /// from `folder`.
  init(_ list: [UInt8], from folder: FilePath) throws(UsageError) {
    let separator: UInt8 = list.contains(0) ? 0 : UInt8(ascii: "\n")
    var finder = WorkTreeFinder()
    for name in list.split(separator: separator) { try take(name, from: folder, &finder) }
  }

  private mutating func take(
    _ name: ArraySlice<UInt8>, from folder: FilePath, _ finder: inout WorkTreeFinder
  ) throws(UsageError) {
    var path = FilePath(bytes: name)
    if (try? folder.appending(path).status()) == nil, let unquoted = GitPath.unquoted(name) {
      path = FilePath(bytes: unquoted)
    }
    guard let real = try? folder.appending(path).resolved(), let kind = try? real.status().kind else {
      guard path.hasSuffix(".swift") || !path.name.contains(UInt8(ascii: ".")) else { return }
      try Self.requireOwnFolder(path, folder, finder.workTree(containing: folder))
      gone.append(path)
      return
    }
    if kind == .folder, real != folder, finder.workTree(containing: real)?.root == real,
      finder.workTree(containing: real.parent) != nil
    {
      repositories.append(path)
    } else if kind == .folder || path.hasSuffix(".swift") || real.hasSuffix(".swift") {
      paths.append(path)
    }
  }

  /// Git writes paths as they are seen from the top of the work tree: in another folder none of them leads
  /// anywhere, and a run that passed them over would find nothing wrong.
  private static func requireOwnFolder(
    _ path: FilePath, _ folder: FilePath, _ tree: WorkTree?
  ) throws(UsageError) {
    guard let tree, tree.root != folder, (try? tree.root.appending(path).status()) != nil else { return }
    throw UsageError(
      "--files-from: \(path): not in this folder, but at the top of the work tree. Run swiftfix there, or "
        + "have git write paths as they are seen from here (git diff --relative).")
  }

  /// What a person should know of the paths that are left out.
  var remarks: [String] {
    var remarks: [String] = []
    if !gone.isEmpty {
      remarks.append("--files-from: left out, no such file or folder: " + Self.several(gone))
    }
    if !repositories.isEmpty {
      remarks.append(
        "--files-from: left out, repositories of their own: \(Self.several(repositories)). Name them on the "
          + "command line to take them.")
    }
    return remarks
  }

  private static func several(_ paths: [FilePath]) -> String {
    let shown = paths.prefix(3).map(\.description).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }
}
