package import CodemodKit
package import ProjectIndex
package import Workspace

/// An effective value, and its source.
package struct Effective<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Its source.
  package let source: ValueSource
}

/// The source of a value; later cases override earlier ones.
package enum ValueSource: Hashable, Sendable {
  /// The default.
  case standard
  /// A configuration file.
  case file(ConfigurationPlace)
  /// The command line.
  case commandLine
}

/// The effective configuration of one pass.
package struct EffectivePass: Sendable {
  /// The name, description and rules of the pass.
  package let metadata: CodemodMetadata
  /// Which of its fixes are applied.
  package let level: Effective<PassLevel>
  /// The IDs of unsafe fixes that are applied.
  package let allow: Effective<[String]>
  /// The value of each of its options, in order.
  package let options: [Effective<OptionValue>]
}

/// The effective configuration of some files: the command line, otherwise their configuration, otherwise the
/// defaults.
package struct EffectiveConfiguration: Sendable {
  /// The configuration files: the one that was found, then those that it extends, nearest first.
  package let files: [FilePath]
  /// The files to check; nil for all.
  package let include: Setting<PathPatterns>?
  /// The files to skip; nil for none.
  package let exclude: Setting<PathPatterns>?
  /// All passes, in order.
  package let passes: [EffectivePass]
  /// The passes and rules that are not reported; nil if a configuration ignores none.
  package let ignore: Setting<RuleNames>?
  /// Further passes and rules that are not reported in these files because of their paths.
  package let perFile: [Setting<FileIgnore>]
  /// Which findings are reported.
  package let filter: FindingFilter
  /// The deployment targets; nil if the project's own files determine them.
  package let deployment: Effective<[Platform: Version]>?
  /// The Swift language mode; nil if the project's own files determine it.
  package let swift: Effective<Int>?
  /// The URL of the folder with the pages of the passes; nil if no configuration sets it.
  package let documentation: Setting<String>?

  /// Whether all unsafe fixes were requested.
  private let includesUnsafe: Bool

  /// Whether hints are reported, and their fixes applied together with the unsafe ones.
  private let includesHints: Bool

  /// Combines a configuration, if there is one, with the command line.
  ///
  /// - Parameter perFile: What the configuration ignores in these files because of their paths.
  package init(
    _ configuration: Configuration?, _ options: RunOptions, codemods: [CodemodMetadata],
    perFile: [Setting<FileIgnore>] = []
  ) {
    ignore = configuration?.ignore
    self.perFile = perFile
    let filter = FindingFilter(
      only: options.only, ignored: Self.ignored(configuration, options, codemods, perFile),
      includesHints: options.looksForHints)
    self.filter = filter
    files = configuration?.files ?? []
    include = configuration?.include
    exclude = configuration?.exclude
    documentation = configuration?.documentation
    let turnedOff =
      ([configuration?.ignore].compactMap(\.self).map { ($0.value, $0.place) }
        + perFile.map { ($0.value.names, $0.place) })
    passes = codemods.map { codemod in
      let place = turnedOff.first { $0.0.passes.contains(codemod.id) }?.1
      let isIgnored = filter.ignored.passes.contains(codemod.id)
      return EffectivePass(codemod, configuration, options, ignoredAt: isIgnored ? place : nil)
    }
    includesUnsafe = options.selection.includesUnsafe
    includesHints = options.selection.includesHints
    let build = options.build
    deployment =
      build.deployment.isEmpty
      ? configuration?.deployment.map(Effective.init)
      : Effective(value: build.deployment, source: .commandLine)
    swift =
      build.languageMode.map { Effective(value: $0, source: .commandLine) }
      ?? configuration?.swift.map(Effective.init)
  }

  /// The passes and rules that are not reported: those that the command line skips, and those that the
  /// configuration ignores unless `--only` names them.
  private static func ignored(
    _ configuration: Configuration?, _ options: RunOptions, _ codemods: [CodemodMetadata],
    _ perFile: [Setting<FileIgnore>]
  ) -> RuleNames {
    var ignored = configuration?.ignore?.value ?? RuleNames()
    if let only = options.only { ignored = ignored.subtracting(only, among: codemods) }
    ignored.formUnion(options.skipped)
    for entry in perFile { ignored.formUnion(entry.value.names) }
    return ignored
  }

  /// The IDs of the passes that are on.
  package var passesThatAreOn: Set<String> {
    Set(passes.lazy.filter { $0.level.value != .off }.map(\.metadata.id))
  }

  /// Which fixes of these passes are applied.
  package var selection: FixSelection {
    var selection = FixSelection(includesUnsafe: includesUnsafe, includesHints: includesHints)
    for pass in passes where pass.level.value != .off {
      // '--unsafe' on the command line doesn't include fixes that are hints.
      let isAsked = pass.level.source != .commandLine || !includesUnsafe
      if pass.level.value == .unsafe, isAsked { selection.allowed.insert(pass.metadata.id) }
      selection.reportedAs[pass.metadata.id] = pass.level.value.reportedAs
      selection.allowed.formUnion(pass.allow.value)
    }
    return selection
  }

  /// The options of the passes: values by pass and name.
  package var options: [String: [String: OptionValue]] {
    Dictionary(
      uniqueKeysWithValues: passes.map { pass in
        let values = zip(pass.metadata.options, pass.options).map { ($0.name, $1.value) }
        return (pass.metadata.id, Dictionary(values) { $1 })
      })
  }

  /// The build settings from configurations and the command line; they override the project's own files.
  package var build: BuildSettings {
    var build = BuildSettings()
    build.deployment = deployment?.value ?? [:]
    build.languageMode = swift?.value
    return build
  }
}

extension Effective {
  init(_ setting: Setting<Value>) {
    self.init(value: setting.value, source: .file(setting.place))
  }
}

extension EffectivePass {
  /// Combines the configuration of a pass, if there is one, with the command line.
  ///
  /// - Parameter place: The place where a configuration ignores the whole pass.
  fileprivate init(
    _ metadata: CodemodMetadata, _ configuration: Configuration?, _ options: RunOptions,
    ignoredAt place: ConfigurationPlace?
  ) {
    self.metadata = metadata
    let written = configuration?.passes[metadata.id]
    level =
      place.map { Effective(value: .off, source: .file($0)) } ?? Self.level(metadata, written?.level, options)
    let allowed = metadata.rules.map(\.id).filter(options.selection.allowed.contains)
    allow =
      allowed.isEmpty
      ? written?.allow.map(Effective.init) ?? Effective(value: [], source: .standard)
      : Effective(
        value: allowed + (written?.allow?.value ?? []).filter { !allowed.contains($0) }, source: .commandLine)
    let given = options.options[metadata.id] ?? [:]
    self.options = metadata.options.map { option in
      if let value = given[option.name] { return Effective(value: value, source: .commandLine) }
      if let setting = written?.options[option.name] { return Effective(setting) }
      if option.name == CodemodOption.sdk, let sdk = configuration?.sdk {
        return Effective(value: .number(sdk.value), source: .file(sdk.place))
      }
      return Effective(value: option.defaultValue, source: .standard)
    }
  }

  /// The level of a pass. `--only` and `--skip` turn passes on and off; a pass that is on applies at least
  /// the fixes that the command line allows.
  private static func level(
    _ metadata: CodemodMetadata, _ written: Setting<PassLevel>?, _ options: RunOptions
  ) -> Effective<PassLevel> {
    let id = metadata.id
    let isLeftOut = options.skipped.passes.contains(id) || options.only.map { !$0.touch(metadata) } ?? false
    if isLeftOut { return Effective(value: .off, source: .commandLine) }
    let isAllowed = options.selection.includesUnsafe || options.selection.allowed.contains(id)
    switch written?.value ?? (metadata.isOptIn ? .off : .safe) {
    case .off where options.only == nil: break
    case _ where isAllowed: return Effective(value: .unsafe, source: .commandLine)
    case .off: return Effective(value: .safe, source: .commandLine)
    default: break
    }
    return written.map(Effective.init) ?? Effective(value: metadata.isOptIn ? .off : .safe, source: .standard)
  }
}
