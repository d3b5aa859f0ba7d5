package import CodemodKit
package import Fixpoint
import SwiftCST

/// The results of a run, in a form that every output format can use.
package struct Report: Sendable {
  /// The version of swiftfix.
  package let version: String

  /// Whether the run writes nothing.
  package let isDryRun: Bool

  /// Whether the run lists what it found on standard output.
  let isCheck: Bool

  /// Whether `swiftfix undo` can revert the run.
  let canBeUndone: Bool

  /// The passes, in the order in which they are reported.
  package let passes: [CodemodMetadata]

  /// The deployment targets and language modes of the files, one line for each combination, for a verbose
  /// summary.
  let builds: [String]

  /// The URL of the folder with the pages of the passes.
  let documentation: String?

  /// The page of a rule of a pass.
  let pages: @Sendable (Rule, CodemodMetadata) -> RulePage

  /// The number of files in the run.
  package let fileCount: Int

  /// The number of files that could not be read.
  let unreadFileCount: Int

  /// The number of files that changed, or would change.
  package let changedFileCount: Int

  /// The number of files that changed but could not be written.
  package let unwrittenFileCount: Int

  /// The files of the run that could not be parsed and are skipped.
  let unparsedFiles: Set<ReportedPath>

  /// The findings, sorted by file and place.
  package let findings: [ReportedFinding]

  /// Errors outside of the findings.
  package let problems: [ReportedProblem]

  /// Mistakes of swiftfix itself that it reverted, as messages; they are also among the problems.
  let faults: [String]

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the run.
  ///   - run: The options of the run and the results of writing.
  ///   - problems: Errors outside of the passes: files that could not be read or written.
  package init(of outcome: Outcome, _ run: RunDescription, problems: [ReportedProblem] = []) {
    version = run.version
    isDryRun = run.isDryRun
    isCheck = run.isCheck
    canBeUndone = run.canBeUndone
    passes = run.passes
    builds = run.builds
    documentation = run.documentation
    pages = run.pages
    fileCount = run.fileCount
    unreadFileCount = run.unreadFileCount
    changedFileCount = outcome.changed.count { !run.unwritten.contains($0) }
    unwrittenFileCount = run.unwritten.count
    findings = FindingReporter(outcome, run).findings().filter { run.showsHints || !$0.isHint }
    faults = outcome.faults.map(\.description)
    let syntaxErrors = Self.syntaxErrors(outcome, run)
    unparsedFiles = Set(syntaxErrors.compactMap(\.path))
    self.problems =
      problems + syntaxErrors + Self.unwrittenFiles(run) + Self.faults(outcome, run)
  }

  private static func syntaxErrors(_ outcome: Outcome, _ run: RunDescription) -> [ReportedProblem] {
    outcome.originals.indices.compactMap { number in
      let file = outcome.originals[number]
      return SyntaxProblem(of: file).map { problem in
        ReportedProblem(
          problem.message, path: run.paths[number], position: ReportedPosition(problem.offset, in: file))
      }
    }
  }

  private static func unwrittenFiles(_ run: RunDescription) -> [ReportedProblem] {
    run.unwritten.ascending().map {
      ReportedProblem("the file could not be written and is unchanged", path: run.paths[$0])
    }
  }

  private static func faults(_ outcome: Outcome, _ run: RunDescription) -> [ReportedProblem] {
    outcome.faults.map { fault in ReportedProblem("\(fault)", path: fault.file.map { run.paths[$0] }) }
  }
}

/// The options of a run, and the results of writing its files.
package struct RunDescription {
  let version: String
  let passes: [CodemodMetadata]
  let paths: [ReportedPath]
  let fileCount: Int
  let unreadFileCount: Int
  let isDryRun: Bool
  let unwritten: Set<Int>
  let uncommitted: Set<Int>
  let canBeUndone: Bool
  let isCheck: Bool
  let showsHints: Bool
  let builds: [String]
  let documentation: String?
  let pages: @Sendable (Rule, CodemodMetadata) -> RulePage
  let allows: (Finding, Int) -> Bool
  private let level: (Finding) -> Tier?

  /// Whether the fix of a finding was requested in the file of the finding.
  func selects(_ finding: Finding) -> Bool { allows(finding, finding.file) }

  /// The tier of a finding in this run: the tier of its rule, unless its pass is configured to report advice
  /// only.
  func tier(of finding: Finding) -> Tier {
    let tier = finding.rule.tier
    return tier == .refusal || tier == .note ? tier : level(finding) ?? tier
  }

  /// Creates the description that a report needs besides the outcome.
  ///
  /// - Parameters:
  ///   - version: The version of swiftfix.
  ///   - passes: The passes, in the order in which they are reported.
  ///   - paths: The path of each file of the project.
  ///   - fileCount: The number of files in the run.
  ///   - unreadFileCount: The number of them that could not be read.
  ///   - isDryRun: Whether the run writes nothing.
  ///   - unwritten: The numbers of the files that changed but could not be written.
  ///   - uncommitted: The numbers of the files that were skipped because they have uncommitted changes.
  ///   - canBeUndone: Whether the run leaves a record that undo can use.
  ///   - isCheck: Whether the run lists its findings.
  ///   - showsHints: Whether hints are reported.
  ///   - builds: The deployment targets and language modes of files, one line for each combination.
  ///   - documentation: The URL of the folder with the pages of the passes.
  ///   - pages: The page of a rule of a pass.
  ///   - level: The tier (warning or hint) that overrides the one of a finding's rule; nil if none does.
  ///   - allows: Whether the fix of a finding was requested in a file, which may differ from the file of the
  ///     finding.
  package init(
    version: String, passes: [CodemodMetadata], paths: [ReportedPath], fileCount: Int,
    unreadFileCount: Int = 0, isDryRun: Bool, unwritten: Set<Int> = [],
    uncommitted: Set<Int> = [], canBeUndone: Bool = false, isCheck: Bool = false, showsHints: Bool = false,
    builds: [String] = [], documentation: String? = nil,
    pages: @escaping @Sendable (Rule, CodemodMetadata) -> RulePage = { RulePage(of: $0, in: [$1]) },
    level: @escaping (Finding) -> Tier? = { _ in nil },
    allows: @escaping (Finding, Int) -> Bool
  ) {
    self.version = version
    self.passes = passes
    self.paths = paths
    self.fileCount = fileCount
    self.unreadFileCount = unreadFileCount
    self.isDryRun = isDryRun
    self.unwritten = unwritten
    self.uncommitted = uncommitted
    self.canBeUndone = canBeUndone
    self.isCheck = isCheck
    self.builds = builds
    self.documentation = documentation
    self.pages = pages
    self.showsHints = showsHints
    self.level = level
    self.allows = allows
  }
}
