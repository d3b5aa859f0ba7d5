import SwiftCST
import Workspace

/// `swiftfix syntax`: shows how files are parsed.
struct SyntaxCommand {
  private let arguments: Arguments
  private let files: [DiscoveredFile]

  /// Runs the command; the result is the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard !arguments.operands.isEmpty else { throw UsageError("'swiftfix syntax' needs a path") }
    let discovery = try Discovery(arguments.operands.map { FilePath($0) }, from: HostProcess.currentFolder())
    let command = SyntaxCommand(arguments: arguments, files: discovery.files)
    if arguments.has("check") { return try command.check() }
    return command.show()
  }

  // MARK: - Trees

  private func show() -> ExitCode {
    var code = ExitCode.success
    for file in files {
      do {
        let tree = SyntaxTree.parse(try LoadedFile(reading: file.path).text)
        StandardStream.output.write(text(of: tree, file))
      } catch {
        StandardStream.error.write("swiftfix: \(error)\n")
        code = .failure
      }
    }
    return code
  }

  private func text(of tree: SyntaxTree, _ file: DiscoveredFile) -> String {
    guard arguments.has("spans") else { return SyntaxTreeText.describing(tree) }
    var text = "# \(file.path)\n"
    for index in 0..<tree.nodeCount {
      let node = tree.node(at: index)
      guard !node.range.isEmpty else { continue }
      text += "\(node.kind.name) \(node.range.lowerBound) \(node.range.upperBound)\n"
    }
    return text
  }

  // MARK: - Check

  private func check() throws -> ExitCode {
    let threads = try arguments.number("threads", atLeast: 1) ?? activeCoreCount
    let files = files
    let reports = parallelMap(count: files.count, threads: threads) { SyntaxReport(checking: files[$0]) }
    var total = SyntaxReport.Total()
    for report in reports {
      for line in report.lines { StandardStream.output.write(line + "\n") }
      total.add(report)
    }
    StandardStream.output.write(total.summary + "\n")
    return total.exitCode
  }
}

/// What `swiftfix syntax --check` found in one file.
private struct SyntaxReport: Sendable {
  private(set) var lines: [String] = []
  private(set) var byteCount = 0
  private(set) var hasErrors = false
  private(set) var isLossy = false
  private(set) var isUnreadable = false
  private(set) var parsing = Duration.zero

  init(checking file: DiscoveredFile) {
    let source: SourceText
    do {
      source = try LoadedFile(reading: file.path).text
    } catch {
      lines = ["swiftfix: \(error)"]
      isUnreadable = true
      return
    }
    byteCount = source.count
    let clock = ContinuousClock()
    let start = clock.now
    let tree = SyntaxTree.parse(source)
    parsing = clock.now - start
    hasErrors = !tree.errors.isEmpty
    isLossy = !tree.isLossless
    let places = LineTable(source)
    lines = tree.errors.map { error in
      let place = places.location(of: error.offset)
      return "\(file.path):\(place.line):\(place.column): error: \(error.message)"
    }
    if isLossy { lines.append("\(file.path): error: tokens and trivia are not the file") }
  }

  /// The sum over all files.
  struct Total {
    private var fileCount = 0
    private var byteCount = 0
    private var errorCount = 0
    private var lossCount = 0
    private var unreadableCount = 0
    private var parsing = Duration.zero

    mutating func add(_ report: SyntaxReport) {
      fileCount += 1
      byteCount += report.byteCount
      errorCount += report.hasErrors ? 1 : 0
      lossCount += report.isLossy ? 1 : 0
      unreadableCount += report.isUnreadable ? 1 : 0
      parsing += report.parsing
    }

    var summary: String {
      let seconds = Double(parsing.components.seconds) + Double(parsing.components.attoseconds) * 1e-18
      let speed = seconds > 0 ? Double(byteCount) / seconds / 1e6 : 0
      return "\(fileCount) files, \(byteCount) bytes, \(errorCount) files with errors, "
        + "\(lossCount) round-trip failures, \(rounded(seconds, 3)) seconds, \(rounded(speed, 1)) MB/s"
    }

    var exitCode: ExitCode {
      if lossCount > 0 { return .roundTripFailure }
      if unreadableCount > 0 { return .failure }
      return errorCount > 0 ? .findings : .success
    }

    private func rounded(_ value: Double, _ digits: Int) -> String {
      let scale = digits == 3 ? 1000.0 : 10.0
      let scaled = Int((value * scale).rounded())
      let fraction = String(scaled % Int(scale))
      return "\(scaled / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
  }
}
