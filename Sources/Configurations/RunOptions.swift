package import CodemodKit
package import ProjectIndex

/// The options of the command line for a run: which passes, which fixes, which settings.
package struct RunOptions: Sendable {
  /// The passes and rules to run; nil for all.
  package private(set) var only: RuleNames?

  /// The passes and rules to skip.
  package private(set) var skipped = RuleNames()

  /// The patterns of files to skip, even if they are named.
  package private(set) var excluded: [GlobPattern] = []

  /// Which fixes are applied.
  package private(set) var selection = FixSelection()

  /// Whether hints are needed, if only to know which ones there are.
  package var looksForHints = true

  /// Options of passes: values by pass and name.
  package private(set) var options: [String: [String: OptionValue]] = [:]

  /// The build settings, which override the project's own files.
  package private(set) var build = BuildSettings()

  private let codemods: [CodemodMetadata]

  /// An option that can't be applied, with a message that says what to write instead.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message.
    package let description: String
  }

  /// Creates the defaults for the available passes.
  package init(for codemods: [CodemodMetadata]) {
    self.codemods = codemods
  }

  /// Runs only these passes and rules, given by pass, category, ID or prefix.
  package mutating func runOnly(_ names: [String]) throws(Mistake) {
    for name in names {
      var all = only ?? RuleNames()
      all.formUnion(try rules(named: name))
      only = all
    }
  }

  /// Skips these passes and rules.
  package mutating func skip(_ names: [String]) throws(Mistake) {
    for name in names { skipped.formUnion(try rules(named: name)) }
  }

  /// Skips the files that match a pattern, relative to the current folder.
  package mutating func exclude(_ pattern: String) throws(Mistake) {
    do throws(GlobPattern.Mistake) {
      excluded.append(try GlobPattern(pattern))
    } catch {
      throw Mistake(description: "--exclude: '\(pattern)': \(error.message)")
    }
  }

  private func rules(named name: String) throws(Mistake) -> RuleNames {
    if let names = RuleNames(name, among: codemods) { return names }
    throw Mistake(
      description: "unknown pass, category or ID '\(name)'; "
        + RuleNames.advice(on: name, among: codemods))
  }

  /// Also applies unsafe fixes.
  package mutating func includeUnsafe() { selection.includesUnsafe = true }

  /// Reports hints; with `--unsafe`, also applies those that are fixes.
  package mutating func includeHints() { selection.includesHints = true }

  /// Applies the unsafe fixes of these passes and rules.
  package mutating func allow(_ names: [String]) throws(Mistake) {
    let fixes = Set(codemods.flatMap(\.rules).lazy.filter(\.tier.isFix).map(\.id))
    for name in names {
      let found = try rules(named: name)
      guard !found.passes.isEmpty || !found.rules.isDisjoint(with: fixes) else {
        throw Mistake(description: "'\(name)' is not a fix; see 'swiftfix explain \(name)'")
      }
      selection.allowed.formUnion(found.passes)
      selection.allowed.formUnion(found.rules.intersection(fixes))
    }
  }

  /// Sets an option of a pass: `pass.name` or `pass.name=value`.
  package mutating func set(_ assignment: String) throws(Mistake) {
    let sides = assignment.split(separator: "=", maxSplits: 1).map(String.init)
    let path = (sides.first ?? "").split(separator: ".", maxSplits: 1).map(String.init)
    guard path.count == 2 else {
      throw Mistake(description: "'\(assignment)' names no option: write PASS.NAME or PASS.NAME=VALUE")
    }
    try check(pass: path[0])
    let known = codemods.first { $0.id == path[0] }?.options ?? []
    guard let option = known.first(where: { $0.name == path[1] }) else {
      throw Mistake(
        description: "'\(path[0])' has no option '\(path[1])'"
          + Self.hint(path[1], known.map(\.name), else: "'swiftfix explain \(path[0])' lists them"))
    }
    guard let value = option.defaultValue.parsing(sides.count == 2 ? sides[1] : "true") else {
      throw Mistake(description: "'\(assignment)': '\(option.name)' takes \(option.defaultValue.expectation)")
    }
    options[path[0], default: [:]][path[1]] = value
  }

  /// Sets the deployment target of a platform: `ios=17`.
  package mutating func setDeployment(_ assignment: String) throws(Mistake) {
    let sides = assignment.split(separator: "=").map(String.init)
    guard sides.count == 2, let platform = Platform(named: sides[0]) else {
      let names = Platform.allCases.map(\.rawValue)
      throw Mistake(
        description: "'\(assignment)' is not a deployment target; write one of "
          + names.map { $0 + "=N" }.joined(separator: ", "))
    }
    guard let version = Version(sides[1]) else {
      throw Mistake(description: "'\(sides[1])' is not a version of \(platform.rawValue)")
    }
    guard build.deployment.updateValue(version, forKey: platform) == nil else {
      throw Mistake(description: "'\(assignment)': \(platform.rawValue) is given twice")
    }
  }

  /// Sets the Swift language mode.
  package mutating func setSwift(_ mode: String) throws(Mistake) {
    guard let number = Int(mode), (4...6).contains(number) else {
      throw Mistake(description: "'\(mode)' is not a Swift language mode; write 4, 5 or 6")
    }
    build.languageMode = number
  }

  /// Sets the major version of Xcode's SDK for the passes that depend on it.
  package mutating func setSDK(_ version: String) throws(Mistake) {
    guard let number = Int(version), number > 0 else {
      throw Mistake(description: "'\(version)' is not a major version of Xcode's SDK; write 26 or 27")
    }
    for codemod in codemods where codemod.options.contains(where: { $0.name == CodemodOption.sdk }) {
      options[codemod.id, default: [:]][CodemodOption.sdk] = .number(number)
    }
  }

  private func check(pass id: String) throws(Mistake) {
    let ids = codemods.map(\.id)
    guard !ids.contains(id) else { return }
    if let owner = codemods.first(where: { $0.rules.contains { $0.id == id } }) {
      throw Mistake(description: "'\(id)' is an ID, not a pass; its pass is '\(owner.id)'")
    }
    throw Mistake(
      description: "unknown pass '\(id)'" + Self.hint(id, ids, else: "'swiftfix list' shows the passes"))
  }

  /// The name that was probably meant, otherwise the advice.
  private static func hint(_ name: String, _ names: [String], else advice: String) -> String {
    "; " + (NearestName.question(for: name, among: names) ?? advice)
  }
}
