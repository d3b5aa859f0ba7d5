package import CodemodKit
package import Fixpoint
import SwiftCST

/// What a run found and made, as values that every format tells in its own way.
package struct Report: Sendable {
  /// The version of swiftfix.
  package let version: String

  /// Whether nothing was to be written.
  package let isDryRun: Bool

  /// Whether the run lists what it found on standard output.
  let isCheck: Bool

  /// Whether `swiftfix undo` takes the run back.
  let canBeUndone: Bool

  /// The passes, in the order in which they are told of.
  package let passes: [CodemodMetadata]

  /// For which systems and in which language mode files are built, a line each, for a summary that says it.
  let builds: [String]

  /// The address of the folder with the pages of the passes.
  let documentation: String?

  /// The page of a rule of a pass.
  let pages: @Sendable (Rule, CodemodMetadata) -> RulePage

  /// How many files the run was about.
  package let fileCount: Int

  /// How many of them could not be read.
  let unreadFileCount: Int

  /// How many files changed, or would change.
  package let changedFileCount: Int

  /// How many files changed but could not be written.
  package let unwrittenFileCount: Int

  /// The files of the run that could not be parsed, and are left alone.
  let unparsedFiles: Set<ReportedPath>

  /// The findings, by file and place.
  package let findings: [ReportedFinding]

  /// What went wrong.
  package let problems: [ReportedProblem]

  /// What swiftfix itself did wrong and took back, in words; it is among the problems.
  let faults: [String]

  /// The report of a run.
  ///
  /// - Parameters:
  ///   - outcome: What the run came to.
  ///   - run: How it was asked for and what came of the writing.
  ///   - problems: What went wrong outside of the passes: files that could not be read or written.
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
    findings = FindingTeller(outcome, run).findings().filter { run.showsHints || !$0.isHint }
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

/// How a run was asked for, and what came of writing its files.
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

  /// Whether the fix of a finding was asked for where it was found.
  func selects(_ finding: Finding) -> Bool { allows(finding, finding.file) }

  /// How far a finding goes in this run: as its rule says, unless its pass is set to report advice.
  func tier(of finding: Finding) -> Tier {
    let tier = finding.rule.tier
    return tier == .refusal || tier == .note ? tier : level(finding) ?? tier
  }

  /// What a report must know of a run besides its outcome.
  ///
  /// - Parameters:
  ///   - version: The version of swiftfix.
  ///   - passes: The passes, in the order in which they are told of.
  ///   - paths: The path of each file of the project.
  ///   - fileCount: How many files the run was about.
  ///   - unreadFileCount: How many of them could not be read.
  ///   - isDryRun: Whether nothing was to be written.
  ///   - unwritten: The numbers of the files that changed but could not be written.
  ///   - uncommitted: The numbers of the files that were left alone because they have uncommitted changes.
  ///   - canBeUndone: Whether the run leaves a record from which it can be taken back.
  ///   - isCheck: Whether it lists what it found.
  ///   - showsHints: Whether hints are reported.
  ///   - builds: For which systems and in which language mode files are built, a line each.
  ///   - documentation: The address of the folder with the pages of the passes.
  ///   - pages: The page of a rule of a pass.
  ///   - level: Whether a finding is reported as a warning or hint in place of what its rule says; nil where
  ///     it isn't.
  ///   - allows: Whether the fix of a finding was asked for in a file, which need not be the one with
  ///     the finding.
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
