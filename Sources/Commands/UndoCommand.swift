import Reports
import Workspace

/// `swiftfix undo`: reverts the last run, except in files that were written since.
enum UndoCommand {
  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("'swiftfix undo' takes no arguments") }
    let folder = try HostProcess.currentFolder()
    let writer = FileWriter(from: folder, progress: Progress(isWanted: false))
    let isDryRun = arguments.has(.dryRun)
    if !isDryRun { try writer.finishInterruptedRuns(around: []) }
    guard let state = StateFolder.ofLastRun(around: folder) else { throw WorkspaceError.nothingToUndo }
    let transaction = try Transaction(in: state, waiting: writer.sayWaiting)
    let report = try isDryRun ? transaction.previewOfUndo() : transaction.undo()
    let names = report.paths.map { $0.relative(to: folder).bytes + [UInt8(ascii: "\n")] }
    StandardStream.output.write(Array(names.joined()))
    writer.reportSkipped(report.leftAlone)
    Swiftfix.show(summary(report, isDryRun: isDryRun))
    return report.leftAlone.isEmpty ? .success : .failure
  }

  private static func summary(_ report: TransactionReport, isDryRun: Bool) -> String {
    let index = report.restaged.isEmpty ? "" : ", and in the index"
    let restored = report.paths.count.counted("file") + index
    let head =
      isDryRun ? "Would undo the last run in \(restored)." : "Undid the last run in \(restored)."
    guard !report.leftAlone.isEmpty else { return head }
    return head + " The undo record is kept for the other \(report.leftAlone.count)."
  }
}
