import CodemodKit
import Fixpoint
import ProjectIndex
import Reports
import SwiftCST

/// A run of ``WordPass`` over files that are only in memory.
struct SampleRun {
  let outcome: Outcome
  let report: Report

  /// Runs over `files`: a path and a text each.
  init(
    _ files: [(path: String, text: String)], isDryRun: Bool = true, includesUnsafe: Bool = false,
    unwritten: Set<Int> = [], documentation: String? = nil
  ) {
    let selection = FixSelection(includesUnsafe: includesUnsafe)
    let profiles = ProfileTable(Profile([ConfiguredCodemod(WordPass())], applying: selection))
    outcome = Runner(profiles, settings: ProjectSettings()).run(
      over: files.map { path, text in
        ProjectFile(path: path, source: SourceText(text), isEditable: true)
      })
    let run = RunDescription(
      version: "1.2.3", passes: [WordPass.metadata],
      paths: files.map { path, _ in
        ReportedPath(relative: Array(path.utf8), absolute: Array("/home/me/\(path)".utf8), shown: path)
      }, fileCount: files.count, isDryRun: isDryRun, unwritten: unwritten,
      documentation: documentation, allows: profiles.allow)
    report = Report(of: outcome, run)
  }

  /// Runs over one file.
  init(_ text: String, isDryRun: Bool = true, includesUnsafe: Bool = false, unwritten: Set<Int> = []) {
    self.init(
      [("A.swift", text)], isDryRun: isDryRun, includesUnsafe: includesUnsafe, unwritten: unwritten)
  }

  /// A run in which everything happens that a report can tell of.
  static func everything(isDryRun: Bool) -> SampleRun {
    SampleRun(
      [
        (
          "A.swift",
          "let a = slow + wrap(slow)\nlet b = chain\nlet c = risky(raw)\nlet d = never + hush\nlet e = noted\n"
        ),
        ("Sub folder/50%.swift", "let a = slow\r\nlet ü = \"👩‍👧\" + slow\r\n"),
        ("Broken.swift", "func f( {\n  let a = slow\n"), ("Locked.swift", "let a = slow\n"),
      ], isDryRun: isDryRun, unwritten: isDryRun ? [] : [3])
  }
}

extension Report {
  /// The states and the IDs of the findings, in their order.
  var states: [String] { findings.map { "\($0.state) \($0.rule.id)" } }
}
