/// Passes and rules that are selected by name: by pass, tag, category, ID, or prefix of IDs.
package struct RuleNames: Hashable, Sendable {
  /// The names as written.
  package private(set) var texts: [String] = []

  /// The passes, by ID, of which all rules are selected.
  package private(set) var passes: Set<String> = []

  /// The IDs of the rules that are selected individually.
  package private(set) var rules: Set<String> = []

  /// No names.
  package init() {}

  /// The passes and rules that a name selects; nil if it selects none.
  package init?(_ name: String, among codemods: [CodemodMetadata]) {
    let id = name.uppercased()
    if codemods.contains(where: { $0.id == name }) {
      passes = [name]
    } else {
      passes = Set(codemods.filter { $0.category.rawValue == name || $0.tags.contains(name) }.map(\.id))
    }
    if passes.isEmpty, !id.isEmpty {
      rules = Set(codemods.flatMap { $0.rules.map(\.id) }.filter { $0.hasPrefix(id) })
    }
    guard !passes.isEmpty || !rules.isEmpty else { return nil }
    texts = [name]
  }

  /// What may have been meant by a name that selects nothing, for the end of a message.
  package static func advice(on name: String, among codemods: [CodemodMetadata]) -> String {
    let names = codemods.flatMap { [$0.id, $0.category.rawValue] + $0.tags + $0.rules.map(\.id) }
    return NearestName.question(for: name, among: names) ?? "'swiftfix list' shows the passes"
  }

  /// Whether nothing is selected.
  package var isEmpty: Bool { passes.isEmpty && rules.isEmpty }

  /// Adds other names.
  package mutating func formUnion(_ other: RuleNames) {
    texts += other.texts.filter { !texts.contains($0) }
    passes.formUnion(other.passes)
    rules.formUnion(other.rules)
  }

  /// The names without those that `other` selects; a pass is also removed if one of its rules is selected.
  package func subtracting(_ other: RuleNames, among codemods: [CodemodMetadata]) -> RuleNames {
    var rest = self
    rest.passes.subtract(codemods.filter(other.touch).map(\.id))
    rest.rules.subtract(other.rules)
    return rest
  }

  /// Whether the names select a finding.
  package func cover(_ finding: Finding) -> Bool {
    passes.contains(finding.codemod) || finding.rules.contains { rules.contains($0.id) }
  }

  /// Whether the names select a pass, or one of its rules.
  package func touch(_ codemod: CodemodMetadata) -> Bool {
    passes.contains(codemod.id) || codemod.rules.contains { rules.contains($0.id) }
  }
}

/// Which findings are reported, by their passes and rules.
package struct FindingFilter: Hashable, Sendable {
  /// The findings that are reported; nil for all.
  package var only: RuleNames?

  /// The findings that are not reported.
  package var ignored: RuleNames

  /// Whether hints are reported. If not, passes needn't look for them.
  package var includesHints: Bool

  /// Creates a filter; without names, it accepts all findings.
  package init(only: RuleNames? = nil, ignored: RuleNames = RuleNames(), includesHints: Bool = true) {
    self.only = only
    self.ignored = ignored
    self.includesHints = includesHints
  }

  /// Whether a finding is reported.
  package func takes(_ finding: Finding) -> Bool {
    (only?.cover(finding) ?? true) && !ignored.cover(finding)
  }
}
