import CodemodKit
import Configurations
import ProjectIndex
import Reports
import SwiftCST
import Workspace

/// `swiftfix config [PATH]`: shows the effective configuration of a file or folder, and where each value is
/// set.
struct ConfigCommand {
  private let question: ConfigurationQuestion
  /// The path as shown in the output.
  private let name: FilePath
  private let folder: FilePath
  private let paint: Paint

  /// Prints the configuration and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count <= 1 else { throw UsageError("'swiftfix config' takes one path") }
    let isJSON = try isJSON(arguments)
    let folder = try HostProcess.currentFolder()
    let question = try ConfigurationQuestion(FilePath(arguments.operands.first ?? "."), from: folder)
    let paint = try ColorChoice(arguments).paint(for: .output)
    let command = ConfigCommand(
      question: question, name: question.path.relative(to: folder), folder: folder, paint: paint)
    var configuration = try RunConfiguration(arguments, from: folder)
    let effective = try configuration.effective(for: question)
    let exclusion = try configuration.exclusion(for: question)
    let detected = DetectedBuilds(at: question.path, from: folder)
    if isJSON {
      let json = ConfigurationJSON(
        path: command.name, folder: folder, effective: effective, exclusion: exclusion, detected: detected)
      StandardStream.output.write(json.value.bytes)
      return .success
    }
    StandardStream.output.write(command.title(effective, arguments))
    if let exclusion { StandardStream.output.write(command.sentence(on: exclusion)) }
    StandardStream.output.write("\n" + command.table(command.rows(effective) + command.rows(detected)))
    return .success
  }

  private static func isJSON(_ arguments: Arguments) throws(UsageError) -> Bool {
    switch arguments.value(.format) {
    case nil, "text": return false
    case "json": return true
    case let word?: throw UsageError("--format takes text or json here, not '\(word)'")
    }
  }

  // MARK: - Sentences

  private func title(_ effective: EffectiveConfiguration, _ arguments: Arguments) -> String {
    guard let first = effective.files.first else {
      let reason =
        arguments.has(.noConfig) ? "--no-config" : "there is no .swiftfix.json here or further up"
      return paint.paragraph("\(paint.bold(name.description)) follows the defaults: \(reason).")
    }
    let others = effective.files.dropFirst().map { $0.relative(to: folder).description }
    let extends = others.isEmpty ? "" : ", which extends " + others.joined(separator: " and ")
    let named = arguments.value(.config) == nil ? "" : " (--config)"
    return paint.paragraph(
      "\(paint.bold(name.description)) follows \(first.relative(to: folder))\(named)\(extends).")
  }

  private func sentence(on exclusion: PathExclusion) -> String {
    let reason =
      switch exclusion {
      case .excluded(let pattern):
        "'exclude' has '\(pattern.value.text)' (\(pattern.place.text(from: folder)))"
      case .notIncluded(let patterns):
        "no pattern of 'include' matches it (\(patterns.place.text(from: folder)))"
      }
    let advice = question.isFolder ? "" : ", unless you name it"
    return paint.paragraph("It is excluded\(advice): \(reason).", style: paint.yellow)
  }

  // MARK: - Table

  /// A row of the table: a setting, its value, and where it is set.
  private struct Row {
    var name: String
    var value: String
    var source = ValueSource.standard
    /// The files of the project that set it, if they do.
    var detectedIn: String?
    var isTitle = false
  }

  /// The settings from the project's own files, with the files that contain them.
  private func rows(_ detected: DetectedBuilds) -> [Row] {
    let groups = detected.groups.filter { !$0.summary.isEmpty }
    guard !groups.isEmpty else { return [] }
    return [Row(name: "targets", value: "from the project", detectedIn: "", isTitle: true)]
      + groups.map { group in
        Row(
          name: "  \(group.title) (\(group.fileCount.counted("file")))", value: group.summary,
          detectedIn: group.sources.joined(separator: ", "))
      }
  }

  private func rows(_ effective: EffectiveConfiguration) -> [Row] {
    let targets = effective.deployment?.value.map { "\($0.key.rawValue) \($0.value)" }.ascending()
    let general =
      [
        Row(
          name: "include", value: effective.include.map { list($0.value.texts) } ?? "all files",
          source: effective.include.map { .file($0.place) } ?? .standard),
        Row(
          name: "exclude", value: effective.exclude.map { list($0.value.texts) } ?? "no files",
          source: effective.exclude.map { .file($0.place) } ?? .standard),
        Row(
          name: "ignore", value: effective.ignore.map { list($0.value.texts) } ?? "nothing",
          source: effective.ignore.map { .file($0.place) } ?? .standard),
      ]
      + effective.perFile.map { entry in
        Row(
          name: "  \(entry.value.patterns.texts.joined())", value: list(entry.value.names.texts),
          source: .file(entry.place))
      } + [
        Row(
          name: "deployment", value: targets.map(list) ?? "from the project",
          source: effective.deployment?.source ?? .standard),
        Row(
          name: "swift", value: effective.swift.map { "\($0.value)" } ?? "from the project",
          source: effective.swift?.source ?? .standard),
      ]
    let documentation = effective.documentation.map { setting in
      Row(name: "documentation", value: setting.value, source: .file(setting.place))
    }
    return general + [documentation].compactMap(\.self) + effective.passes.flatMap(rows)
  }

  private func rows(_ pass: EffectivePass) -> [Row] {
    var rows = [
      Row(
        name: pass.metadata.id, value: pass.level.value.rawValue, source: pass.level.source, isTitle: true)
    ]
    guard pass.level.value != .off else { return rows }
    if pass.allow.source != .standard {
      rows.append(Row(name: "  allow", value: list(pass.allow.value), source: pass.allow.source))
    }
    for (option, value) in zip(pass.metadata.options, pass.options) {
      rows.append(Row(name: "  " + option.name, value: text(of: value.value, option), source: value.source))
    }
    return rows
  }

  private func text(of value: OptionValue, _ option: CodemodOption) -> String {
    option.name == CodemodOption.sdk && value == .number(0) ? "any" : value.spelling
  }

  private func list(_ texts: [String]) -> String { texts.isEmpty ? "none" : texts.joined(separator: ", ") }

  private func table(_ rows: [Row]) -> String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    // One long list must not push all sources out of view.
    let valueWidth = rows.map(\.value.count).filter { $0 <= 32 }.max() ?? 0
    let isNarrow = paint.columnCount.map { $0 < nameWidth + valueWidth + 24 } ?? false
    return rows.map { row in
      guard !isNarrow else { return stacked(row) }
      let name = row.name.padded(to: nameWidth)
      let isStandard = row.source == .standard && row.detectedIn == nil
      let source = row.detectedIn ?? text(of: row.source)
      let value = source.isEmpty ? row.value : row.value.padded(to: valueWidth) + "  "
      return (row.isTitle ? "\n" + paint.bold(name) : name) + "  "
        + (isStandard ? value : paint.cyan(value)) + paint.dim(source) + "\n"
    }.joined()
  }

  /// A row on a terminal that is too narrow for a table; default values are shown without a source.
  private func stacked(_ row: Row) -> String {
    let indent = row.name.prefix { $0 == " " }.count
    let place = row.detectedIn ?? (row.source == .standard ? "" : text(of: row.source))
    let source = place.isEmpty ? "" : " (\(place))"
    let name = String(row.name.dropFirst(indent))
    return (row.isTitle ? "\n" : "")
      + paint.paragraph(
        indent: indent, label: (name + ":", { row.isTitle ? paint.bold($0) : $0 }), gap: 1, row.value + source
      )
  }

  private func text(of source: ValueSource) -> String {
    switch source {
    case .standard: "default"
    case .file(let place): place.text(from: folder)
    case .commandLine: "command line"
    }
  }
}

extension String {
  /// The text, padded with spaces to at least `width` columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
