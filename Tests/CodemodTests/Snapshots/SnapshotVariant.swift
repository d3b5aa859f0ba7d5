import CSTParser
import CodemodKit
import Configurations
import SwiftCST
import Synchronization
import Testing

/// A way to run a case. The result may be another in each, but is sound in all.
enum SnapshotVariant: String, CaseIterable, Hashable, Sendable, CustomTestStringConvertible {
  /// As the case says.
  case asWritten
  /// With the same options, and all passes.
  case withAllPasses
  /// Everything but the imports stands in `#if DEBUG`.
  case insideConditionalCompilation

  var testDescription: String { rawValue }
}

extension SnapshotCase {
  private struct RunKey: Hashable {
    let snapshot: String
    let variant: SnapshotVariant
  }

  /// Runs that several tests look at.
  private static let runs = Mutex<[RunKey: SnapshotRun]>([:])

  /// The case run in this way, once for all tests.
  func run(_ variant: SnapshotVariant) throws -> SnapshotRun {
    let key = RunKey(snapshot: testDescription, variant: variant)
    if let known = Self.runs.withLock({ $0[key] }) { return known }
    let run = SnapshotRun(files(variant), try options(variant))
    Self.runs.withLock { $0[key] = run }
    return run
  }

  func options(_ variant: SnapshotVariant) throws -> RunOptions {
    try options(allPasses: variant == .withAllPasses)
  }

  private func files(_ variant: SnapshotVariant) -> [SnapshotFile] {
    variant == .insideConditionalCompilation ? before.map { $0.insideConditionalCompilation() } : before
  }
}

extension SnapshotFile {
  /// The file with all that follows its imports in `#if DEBUG`.
  fileprivate func insideConditionalCompilation() -> SnapshotFile {
    let start = endOfImports
    let (imports, rest) = (bytes[..<start], bytes[start...])
    let end = rest.last == 0x0A ? "#endif\n" : "\n#endif\n"
    return SnapshotFile(path: path, bytes: imports + Array("#if DEBUG\n".utf8) + rest + Array(end.utf8))
  }

  /// Where the line after the last import begins; 0 where there is no import.
  private var endOfImports: Int {
    let tree = SyntaxTree.parse(SourceText(bytes: bytes))
    let imports = tree.root.subtree.filter { $0.kind == .importDecl }
    guard let last = imports.last(where: { $0.parent?.parent?.parent?.kind == .sourceFile }) else { return 0 }
    let lineBreak = bytes[last.range.upperBound...].firstIndex(of: 0x0A)
    return lineBreak.map { $0 + 1 } ?? bytes.count
  }
}
