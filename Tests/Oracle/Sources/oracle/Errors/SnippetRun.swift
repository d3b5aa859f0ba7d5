import Foundation

/// Judges snippets in a process apart, so that one that crashes or hangs the parser is a result like any
/// other.
enum SnippetRun {
  /// A snippet has a few lines; what takes longer than this many seconds never ends.
  private static let patience: UInt32 = 5

  /// The verdict on each snippet. When the process dies, it is the next snippet's fault, and another one
  /// goes on behind it.
  static func judgeApart(_ snippets: [Snippet], checkout: String) throws -> [SnippetVerdict] {
    var verdicts: [SnippetVerdict] = []
    while verdicts.count < snippets.count {
      let process = Process()
      process.executableURL = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      process.arguments = [
        "errors", "snippets", "--swift-syntax", checkout, "--from", "\(verdicts.count + 1)",
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let decoder = JSONDecoder()
      verdicts += try output.split(separator: UInt8(ascii: "\n")).map {
        try decoder.decode(SnippetVerdict.self, from: $0)
      }
      guard verdicts.count < snippets.count else { break }
      guard process.terminationReason == .uncaughtSignal else {
        throw UsageError("the process apart ended early, at \(snippets[verdicts.count].place)")
      }
      let signal = process.terminationStatus
      let cause = signal == SIGALRM ? "no answer after \(patience) seconds" : "signal \(signal)"
      verdicts.append(.death(of: snippets[verdicts.count], cause))
    }
    return verdicts
  }

  /// What the process apart does: prints a line for each snippet from `start` on.
  static func judge(_ snippets: [Snippet], from start: Int) {
    Workers.runOnBigStack {
      let encoder = JSONEncoder()
      for snippet in snippets.dropFirst(start) {
        alarm(patience)
        guard let line = try? encoder.encode(SnippetVerdict(snippet)) else { continue }
        FileHandle.standardOutput.write(line + [UInt8(ascii: "\n")])
      }
    }
  }
}
