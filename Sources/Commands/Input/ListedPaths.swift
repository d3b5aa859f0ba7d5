import Rewriting
import Workspace

/// The paths in a list that a program wrote, such as `git diff --name-only`.
///
/// Such a list tells what there is or was, and not what a person wants to have looked at: files that are no
/// Swift are passed over in it, and what is gone by now is no mistake.
struct ListedPaths {
  /// Those that a run can look at: Swift files, and folders.
  private(set) var paths: [FilePath] = []

  /// Those that are gone.
  private var gone: [FilePath] = []

  /// Whether one of them is there, whatever it is.
  private var isHere = false

  /// Folders that are repositories of their own within another, such as submodules. Git lists them where they
  /// stand at another commit; a run over the folder around them leaves them out, too.
  private var repositories: [FilePath] = []

  /// The paths in a list, with NUL after each where the list has any, or else one in each line; they are seen
  /// from `folder`.
  init(_ list: [UInt8], from folder: FilePath) throws(UsageError) {
    let separator: UInt8 = list.contains(0) ? 0 : UInt8(ascii: "\n")
    var finder = WorkTreeFinder()
    for name in list.split(separator: separator) where name != [UInt8(ascii: "\r")] {
      let path = Self.path(name, from: folder)
      do throws(Errno) {
        try take(path, at: folder.appending(path).resolved(), from: folder, &finder)
      } catch .noEntry, .notAFolder {
        gone.append(path)
      } catch {
        // Whoever looks it up will tell what is wrong with it.
        paths.append(path)
      }
    }
    if !isHere, let tree = finder.workTree(containing: folder) { try requireNotSeen(from: tree.root) }
  }

  /// The path that a line stands for: git quotes some, and others end lines with a carriage return, too.
  private static func path(_ name: ArraySlice<UInt8>, from folder: FilePath) -> FilePath {
    let ended = name.last == UInt8(ascii: "\r") ? name.dropLast() : name
    let readings = [Array(name), Array(ended), GitPath.unquoted(ended)].compactMap(\.self)
    let paths = readings.map { FilePath(bytes: $0) }
    return paths.first { (try? folder.appending($0).status()) != nil } ?? paths[paths.count - 1]
  }

  private mutating func take(
    _ path: FilePath, at real: FilePath, from folder: FilePath, _ finder: inout WorkTreeFinder
  ) throws(Errno) {
    isHere = true
    let isFolder = try real.status().kind == .folder
    if isFolder, real != folder, finder.workTree(containing: real)?.root == real,
      finder.workTree(containing: real.parent) != nil
    {
      repositories.append(path)
    } else if isFolder || path.hasSuffix(".swift") || real.hasSuffix(".swift") {
      paths.append(path)
    }
  }

  /// Git writes paths as they are seen from the top of the work tree: in another folder they lead nowhere, and
  /// a run that left them all out would find nothing wrong.
  private func requireNotSeen(from top: FilePath) throws(UsageError) {
    guard let path = gone.first(where: { (try? top.appending($0).status()) != nil }) else { return }
    throw UsageError(
      "--files-from: \(path): not in this folder, but at the top of the work tree. Run swiftfix there, or "
        + "have git write relative paths (git diff --relative).")
  }

  /// What a person should know of the paths that are left out.
  var remarks: [String] {
    var remarks: [String] = []
    if !gone.isEmpty {
      remarks.append("--files-from: skipped, no such file or folder: " + Self.several(gone))
    }
    if !repositories.isEmpty {
      remarks.append(
        "--files-from: skipped, separate repositories: \(Self.several(repositories)). Name them on the "
          + "command line to include them.")
    }
    return remarks
  }

  private static func several(_ paths: [FilePath]) -> String {
    let shown = paths.prefix(3).map(\.description).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }
}
