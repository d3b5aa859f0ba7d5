import Foundation
import TestSupport
import Testing

/// What the index says of types and names, the compiler says too.
@Suite struct MeaningComparisonTests {
  @Test(.enabled(if: TypeChecker.isAvailable)) func ofTheSnapshots() async throws {
    let cases = SnapshotCase.all.filter { $0.reasonNotToTypeCheck == nil }.map { snapshot in
      TypeCheckCase(
        snapshot.testDescription, files: snapshot.checkedFiles(snapshot.before),
        modes: Array(snapshot.languageModes.prefix(1)))
    }
    var tally = Tally()
    for batch in try await TypeChecker.trees(of: cases) {
      var dump = CompilerDump(files: batch.files.map(\.name))
      dump.read(batch.trees)
      tally.add(MeaningComparison(ComparedModule(files: batch.files, dump: dump)).tally)
    }
    report(tally)
  }

  /// The file that lists a module's files and the other arguments of `swiftc -frontend`, a line each.
  private static let list = ProcessInfo.processInfo.environment["SWIFTFIX_MODULE"]

  @Test(.enabled(if: list != nil)) func ofAModule() async throws {
    let list = try #require(Self.list)
    let arguments = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let files = try arguments.filter { $0.hasSuffix(".swift") }.map {
      TypeCheckCase.File(name: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
    }
    let names = files.map(\.name)
    let shares = stride(from: 0, to: names.count, by: 12).map {
      Array(names[$0..<min($0 + 12, names.count)])
    }
    let toolchain = try await SwiftToolchain.find()
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    var dump = CompilerDump(files: names)
    for outcome in try await concurrently(
      shares, { try await toolchain.dump($0, of: arguments, in: folder).run() })
    {
      #expect(outcome.status == 0, "\(outcome.errors)")
      dump.read(outcome.output)
    }
    report(MeaningComparison(ComparedModule(files: files, dump: dump)).tally)
  }

  private func report(_ tally: Tally) {
    print(tally)
    #expect(tally.right > 0)
    for fault in tally.faults { Issue.record("\(fault)") }
  }
}
