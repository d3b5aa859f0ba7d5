import Foundation
import SwiftCST

/// `oracle speed`: both parsers on the same bytes, in one process, on one thread.
enum SpeedCommand {
  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(words, options: ["--runs", "--memory-of"])
    let runs = try arguments.count("--runs", default: 3)
    let paths = try SourceFiles.find(arguments.positional)
    if let contestant = arguments.value("--memory-of") {
      return try MemoryProbe.run(contestant, paths)
    }
    let memory = try MemoryProbe.measure(arguments.positional)
    let sources = paths.compactMap(SourceFiles.read)
    let rows = Workers.runOnBigStack { Contest(sources: sources).run(runs) }
    report(rows, memory, sources)
    return true
  }

  private static func report(
    _ rows: [Contest.Row], _ memory: [Contestant: MemoryProbe.Answer], _ sources: [[UInt8]]
  ) {
    let bytes = sources.reduce(0) { $0 + $1.count }
    print("\(sources.count) files, \(bytes) bytes; the best of all runs, on one thread\n")
    print(line(["", "SwiftSyntax MB/s", "SwiftCST MB/s", "ratio"]))
    for row in rows {
      let speeds = [row.reference, row.product].map { Double(bytes) / 1e6 / $0.seconds }
      print(line([row.title] + (speeds + [speeds[1] / speeds[0]]).map(Terminal.rounded)))
    }
    print()
    print(line(["", "SwiftSyntax", "SwiftCST", "ratio"]))
    if let visit = rows.last {
      print(line(["nodes", "\(visit.reference.nodes)", "\(visit.product.nodes)", ""]))
      print(line(["tokens", "\(visit.reference.tokens)", "\(visit.product.tokens)", ""]))
    }
    guard let theirs = memory[.reference]?.perByte, let ours = memory[.product]?.perByte else { return }
    print(line(["peak memory per source byte"] + [theirs, ours, theirs / ours].map(Terminal.rounded)))
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [36, 18, 18, 10]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(1, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + padding : padding + cell.0
    }.joined()
  }
}

/// The two parsers.
enum Contestant: String, CaseIterable {
  case reference = "swift-syntax"
  case product = "swiftcst"
}
