import Rewriting
import Workspace

/// The paths in a list that a program wrote, such as `git diff --name-only`.
///
/// Such a list may contain more than the user wants to check: files that are not Swift are skipped, and a
/// missing file isn't an error.
struct ListedPaths {
  /// The paths that a run can use: Swift files and folders.
  private(set) var paths: [FilePath] = []

  /// The paths that no longer exist.
  private var gone: [FilePath] = []

  /// Whether any of the paths exists, regardless of its kind.
  private var isHere = false

  /// Nested repositories, such as submodules. Git lists them if they are at another commit; a run over the
  /// outer folder also skips them.
  private var repositories: [FilePath] = []

  /// Reads the paths in a list, relative to `folder`: separated by NUL if the list contains any, otherwise
  /// one on each line.
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
        // The code that looks the path up reports the error.
        paths.append(path)
      }
    }
    if !isHere, let tree = finder.workTree(containing: folder) { try requireNotSeen(from: tree.root) }
  }

  /// The path on a line: git quotes some paths, and some lists have a carriage return at the end of each
  /// line.
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

  /// Throws if a missing path exists at the top of the work tree. Git writes paths relative to the top; from
  /// another folder, all of them would be skipped, and the run would report no problems.
  private func requireNotSeen(from top: FilePath) throws(UsageError) {
    guard let path = gone.first(where: { (try? top.appending($0).status()) != nil }) else { return }
    throw UsageError(
      "--files-from: \(path): not in this folder, but at the top of the work tree. Run swiftfix there, or "
        + "have git write relative paths (git diff --relative).")
  }

  /// What the user should know about the skipped paths.
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
