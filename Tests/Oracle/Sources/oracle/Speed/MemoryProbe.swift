import CSTParser
import Foundation
import SwiftCST
import SwiftParser
import SwiftSyntax

/// Measures how much memory a parser takes for each byte of source.
///
/// Each parser gets a process of its own, which reads the sources, notes the peak of its resident memory,
/// parses all files, and keeps every tree until the peak is noted again. So what is counted are the trees
/// and what parsing needed on top of them, but neither the sources nor the program.
enum MemoryProbe {
  /// Sources beyond this many bytes are left out: what counts is the ratio, not a full machine.
  static let byteLimit = 48_000_000

  /// What the process of one parser found.
  struct Answer: Codable, Sendable {
    let sourceBytes: Int
    let memory: Int

    var perByte: Double { Double(memory) / Double(max(1, sourceBytes)) }
  }

  /// Starts a process for each parser, one after the other.
  static func measure(_ paths: [String]) throws -> [Contestant: Answer] {
    var answers: [Contestant: Answer] = [:]
    for contestant in Contestant.allCases {
      let process = Process()
      process.executableURL = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      process.arguments = ["speed", "--memory-of", contestant.rawValue] + paths
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      answers[contestant] = try JSONDecoder().decode(Answer.self, from: output)
    }
    return answers
  }

  /// What the process of one parser does.
  static func run(_ name: String, _ paths: [String]) throws -> Bool {
    guard let contestant = Contestant(rawValue: name) else { throw UsageError("no parser '\(name)'") }
    let answer = Workers.runOnBigStack { probe(contestant, load(paths)) }
    print(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
    return true
  }

  private static func load(_ paths: [String]) -> [[UInt8]] {
    var sources: [[UInt8]] = []
    var bytes = 0
    for path in paths {
      guard let source = SourceFiles.read(path) else { continue }
      guard bytes + source.count <= byteLimit else { continue }
      bytes += source.count
      sources.append(source)
    }
    return sources
  }

  private static func probe(_ contestant: Contestant, _ sources: [[UInt8]]) -> Answer {
    let before = peakMemory()
    switch contestant {
    case .reference:
      let trees = sources.map { source in source.withUnsafeBufferPointer { Parser.parse(source: $0) } }
      return withExtendedLifetime(trees) { answer(sources, before) }
    case .product:
      let trees = sources.map { SyntaxTree.parse(SourceText(bytes: $0)) }
      return withExtendedLifetime(trees) { answer(sources, before) }
    }
  }

  private static func answer(_ sources: [[UInt8]], _ before: Int) -> Answer {
    Answer(sourceBytes: sources.reduce(0) { $0 + $1.count }, memory: peakMemory() - before)
  }

  /// The most memory, in bytes, that this process had resident so far.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
    #endif
  }
}
