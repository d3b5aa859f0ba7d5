import CSTParser
import Reports
import SwiftCST
import Workspace

/// The results of `swiftfix syntax --check` for one file.
struct SyntaxReport: Sendable {
  /// The lines to print.
  private(set) var lines: [String] = []
  private(set) var byteCount = 0
  private(set) var hasErrors = false
  /// Whether the tokens and trivia don't reproduce the file.
  private(set) var isLossy = false
  /// The parse time.
  private(set) var parsing = Duration.zero
  /// Why the file could not be read.
  private(set) var problem: WorkspaceError?

  /// Reads and parses a file, whose path is shown relative to `folder`.
  init(checking path: FilePath, from folder: FilePath) {
    do {
      let source = SourceText(bytes: try LoadedFile(reading: path).bytes)
      check(source, path.relative(to: folder).description)
    } catch {
      problem = error
    }
  }

  private mutating func check(_ source: SourceText, _ path: String) {
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
      return "\(path):\(place.line):\(place.column): error: \(error.message)"
    }
    if isLossy { lines.append("\(path):1:1: error: tokens and trivia are not the file") }
  }
}

/// The results of `swiftfix syntax --check` for all files.
struct SyntaxTotal {
  private let fileCount: Int
  private let byteCount: Int
  private let errorCount: Int
  private let lossCount: Int
  private let unreadableCount: Int
  private let parsing: Duration

  /// The sum of some reports.
  init(of reports: [SyntaxReport]) {
    fileCount = reports.count
    byteCount = reports.reduce(0) { $0 + $1.byteCount }
    errorCount = reports.count(where: \.hasErrors)
    lossCount = reports.count(where: \.isLossy)
    unreadableCount = reports.count { $0.problem != nil }
    parsing = reports.reduce(.zero) { $0 + $1.parsing }
  }

  var exitCode: ExitCode {
    if lossCount > 0 { return .roundTripFailure }
    if unreadableCount > 0 { return .failure }
    return errorCount > 0 ? .findings : .success
  }
}

extension SyntaxTotal: CustomStringConvertible {
  /// All numbers on one line.
  var description: String {
    let seconds = parsing / .seconds(1)
    let speed = seconds > 0 ? Double(byteCount) / seconds / 1e6 : 0
    return "\(fileCount.counted("file")), \(byteCount.counted("byte")), "
      + "\(errorCount.counted("file")) with errors, \(lossCount.counted("round-trip failure")), "
      + "\(Self.decimal(seconds, digits: 3)) seconds, "
      + "\(Self.decimal(speed, digits: 1)) MB/s"
  }

  /// A number with a fixed count of digits after the decimal point.
  private static func decimal(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
