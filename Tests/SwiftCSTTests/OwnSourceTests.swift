import CSTParser
import Foundation
import SwiftCST
import TestSupport
import Testing

/// The repository's own Swift files, parsed whole, cut off and damaged.
@Suite struct OwnSourceTests {
  private static let files = ["Sources", "Codemods", "Tests", "Snapshots"].flatMap { folder -> [URL] in
    let base = packageRoot.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { base.appending(path: $0) }
  }

  private static func source(_ url: URL) throws -> SourceText {
    SourceText(bytes: Array(try Data(contentsOf: url)))
  }

  @Test func parseWithoutErrors() throws {
    #expect(Self.files.count > 100)
    for file in Self.files {
      let tree = SyntaxTree.parse(try Self.source(file))
      #expect(tree.errors.isEmpty, "\(file.path): \(tree.errors)")
      #expect(TreeInvariants.violation(in: tree) == nil, "\(file.path)")
    }
  }

  /// Cut off after any byte, a file is still all there.
  @Test func cutOffAnywhere() throws {
    var generator = SeededGenerator(seed: 1)
    for file in Self.files {
      let bytes = try Self.source(file).bytes
      for _ in 0..<2 {
        let cut = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
        let tree = SyntaxTree.parse(SourceText(bytes: cut))
        #expect(TreeInvariants.violation(in: tree) == nil, "\(file.path) cut off at \(cut.count)")
      }
    }
  }

  /// A token left out, doubled or replaced by bytes that mean nothing.
  @Test func damagedAnywhere() throws {
    var generator = SeededGenerator(seed: 2)
    for file in Self.files {
      let source = try Self.source(file)
      let tokens = SyntaxTree.parse(source).tokens
      for damage in 0..<3 {
        let range = tokens.range(of: Int.random(in: 0..<tokens.count, using: &generator))
        var bytes = source.bytes
        switch damage {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: source.bytes[range], at: range.upperBound)
        default:
          bytes.replaceSubrange(
            range, with: (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
        let tree = SyntaxTree.parse(SourceText(bytes: bytes))
        #expect(TreeInvariants.violation(in: tree) == nil, "\(file.path), damage \(damage) at \(range)")
      }
    }
  }
}
