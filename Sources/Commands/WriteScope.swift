import Reports
import SwiftCST
import Workspace

/// How far the changes of a run reach.
struct WriteScope {
  /// Up to this many files outside of git are written without confirmation.
  private static let fewFiles = 20
  /// How many work trees a question names.
  private static let namedCount = 3

  private let fileCount: Int
  /// The number of files outside of any work tree.
  private let looseCount: Int
  /// The top folders of the work trees.
  private let trees: [FilePath]

  /// The scope of changes in some files (absolute, without symlinks).
  init(of paths: [FilePath]) {
    var finder = WorkTreeFinder()
    let roots = paths.map { finder.workTree(containing: $0.parent)?.root }
    fileCount = paths.count
    looseCount = roots.count { $0 == nil }
    trees = Set(roots.compactMap(\.self)).ascending()
  }

  /// What is unusual about the scope, with paths relative to `folder`; nil if nothing is.
  func concern(from folder: FilePath) -> String? {
    let files = fileCount.counted("file")
    if trees.count > 1 {
      let named = trees.prefix(Self.namedCount).map { $0.relative(to: folder).description }
      let rest = trees.count > named.count ? " and \(trees.count - named.count) more" : ""
      return
        "this changes \(files) in \(trees.count) git work trees (\(named.joined(separator: ", "))\(rest))"
    }
    guard looseCount > Self.fewFiles else { return nil }
    return "this changes \(files), \(looseCount == fileCount ? "none" : "not all") of them in a git work tree"
  }
}
