import CodemodKit
import Configurations
import Reports
import Workspace

/// The formats of a report.
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, github, checkstyle

  /// The report in this format; text is without colors and not wrapped.
  func bytes(of report: Report, _ detail: RunSummary.Detail) -> [UInt8] {
    switch self {
    case .text: Array(RunSummary(of: report, detail, paint: Paint(isOn: false)).text.utf8)
    case .json: JSONReport(of: report).bytes
    case .sarif: SARIFReport(of: report).bytes
    case .github: GitHubAnnotations(of: report).bytes
    case .checkstyle: CheckstyleReport(of: report).bytes
    }
  }
}

/// The destinations of the reports of a run, from `--format` and `--output`.
struct ReportOutputs {
  /// The format on standard output, which replaces the diff; nil if none was requested.
  private(set) var standardFormat: ReportFormat?

  private var files: [(format: ReportFormat, file: OutputFile)] = []
  private let detail: RunSummary.Detail
  private let hasStatistics: Bool
  private let isQuiet: Bool
  /// Whether places are listed on standard output if it has no other content.
  private let listsPlaces: Bool
  /// Whether each place is listed on one line, even on a terminal.
  private let isConcise: Bool

  /// The reports that the command line requests.
  init(_ arguments: Arguments) throws(UsageError) {
    detail = arguments.has(.verbose) ? .everyPlace : arguments.has(.explainRefusals) ? .reasons : .brief
    isConcise = arguments.has(.concise)
    hasStatistics = arguments.has(.statistics)
    isQuiet = arguments.has(.quiet)
    listsPlaces = arguments.has(.check) && !arguments.has(.dryRun)
    if let word = arguments.value(.format) {
      let format = try Self.format(word, "--format")
      standardFormat = format == .text ? nil : format
    }
    for assignment in arguments.all(.output) { try add(assignment) }
    // A summary in a file can list every place even if none is printed.
    let writesText = files.contains { $0.format == .text } || standardFormat == .text
    if !writesText { try arguments.require(.verbose, without: .quiet, .statistics) }
  }

  private mutating func add(_ assignment: String) throws(UsageError) {
    let sides = assignment.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw UsageError("--output takes FORMAT=FILE, such as sarif=swiftfix.sarif, not '\(assignment)'")
    }
    let format = try Self.format(sides[0], "--output")
    guard sides[1] == "-" else {
      files.append((format, OutputFile(FilePath(sides[1]))))
      return
    }
    guard standardFormat == nil else {
      throw UsageError("only one report can go to standard output; name a file for the others")
    }
    standardFormat = format
  }

  private static func format(_ word: String, _ option: String) throws(UsageError) -> ReportFormat {
    guard let format = ReportFormat(rawValue: word) else {
      let names = ReportFormat.allCases.map(\.rawValue)
      throw UsageError("\(option): unknown format '\(word)'; choose from \(names.joined(separator: ", "))")
    }
    return format
  }

  /// Whether a summary is printed, which also says what the code is built for.
  var describesRun: Bool { !isQuiet && !hasStatistics }

  /// Whether no report was requested, not even the summary.
  var isEmpty: Bool { !hasSummary && standardFormat == nil && !listsPlaces && files.isEmpty }

  /// Whether something is printed on standard error; `--statistics` prints even with `--quiet`.
  private var hasSummary: Bool { !isQuiet || hasStatistics }

  /// Whether each place is shown with its line of code and its notes.
  private var showsFrames: Bool {
    listsPlaces && standardFormat == nil && !isConcise && StandardStream.output.isTerminal
  }

  /// Finds out, before anything is done, whether the reports can be written where they shall go: not over
  /// source files, nor over what else the run reads.
  func requireWritable(sparing read: Set<FilePath>) throws {
    var replaced: Set<FilePath> = []
    for (_, file) in files {
      guard !file.isInput, file.replaced.map({ !read.contains($0) }) ?? true else {
        throw UsageError(
          "--output: the report would replace \(file.path), which swiftfix reads; name another file")
      }
      guard file.replaced.map({ replaced.insert($0).inserted }) ?? true else {
        throw UsageError("--output: only one report can go to \(file.path); name another file")
      }
      try file.requireWritable()
    }
  }

  /// Writes the requested reports and, even if that fails, prints the summary on standard error.
  func deliver(_ report: Report, colors: ColorChoice) throws {
    defer { if hasSummary { printSummary(of: report, colors.paint(for: .error)) } }
    try write(report, colors)
  }

  /// Writes the requested reports.
  func write(_ report: Report, _ colors: ColorChoice) throws {
    if let standardFormat {
      StandardStream.output.write(standardFormat.bytes(of: report, detail))
    } else if listsPlaces {
      let places = PlaceList(
        of: report, paint: colors.paint(for: .output), hasFrames: showsFrames)
      StandardStream.output.write(places.text)
    }
    for (format, file) in files { try file.write(format.bytes(of: report, detail)) }
  }

  private func printSummary(of report: Report, _ paint: Paint) {
    let text =
      hasStatistics
      ? StatisticsTable(of: report, paint: paint).text
      : RunSummary(of: report, detail, hasNotes: !showsFrames, paint: paint).text
    StandardStream.error.write(text)
  }
}

extension OutputFile {
  /// Whether swiftfix reads files of this name: no output may replace one.
  var isInput: Bool { isSource || replaced?.name == Array(ConfigurationFinder.fileName.utf8) }
}

extension RunDescription {
  /// Creates the description of a run over `sources`, with paths relative to `folder`.
  init(
    of sources: ProjectSources, _ passes: [CodemodMetadata], from folder: FilePath, isDryRun: Bool,
    unwritten: Set<Int>, uncommitted: Set<Int>, canBeUndone: Bool, isCheck: Bool,
    showsHints: Bool, builds: [String], documentation: String?,
    pages: @escaping @Sendable (Rule, CodemodMetadata) -> RulePage,
    level: @escaping (Finding) -> Tier?,
    allows: @escaping (Finding, Int) -> Bool
  ) {
    let paths = zip(sources.paths, sources.files).map { path, file in
      ReportedPath(relative: path.relative(to: folder).bytes, absolute: path.bytes, shown: file.path)
    }
    self.init(
      version: Swiftfix.version, passes: passes, paths: paths,
      fileCount: sources.fileCount, unreadFileCount: sources.unreadFileCount,
      isDryRun: isDryRun, unwritten: unwritten, uncommitted: uncommitted, canBeUndone: canBeUndone,
      isCheck: isCheck,
      showsHints: showsHints, builds: builds, documentation: documentation, pages: pages, level: level,
      allows: allows)
  }

  /// The problems with the files of the run.
  func problems(_ errors: [WorkspaceError], from folder: FilePath) -> [ReportedProblem] {
    errors.map { error in
      let path = error.path.map { path in
        ReportedPath(
          relative: path.relative(to: folder).bytes, absolute: path.bytes,
          shown: path.relative(to: folder).description)
      }
      return ReportedProblem(error.seen(from: folder).description, path: path)
    }
  }
}
