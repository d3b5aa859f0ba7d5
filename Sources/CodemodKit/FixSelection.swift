/// Which fixes are applied.
package struct FixSelection: Hashable, Sendable {
  /// Whether unsafe fixes are also applied.
  package var includesUnsafe: Bool

  /// The IDs of passes and rules whose unsafe fixes are applied.
  package var allowed: Set<String>

  /// Whether `includesUnsafe` also applies to fixes that are reported as hints.
  package var includesHints: Bool

  /// The passes, by ID, whose findings are all reported as a warning or hint, and whose fixes are not
  /// applied.
  package var reportedAs: [String: Tier] = [:]

  package init(includesUnsafe: Bool = false, includesHints: Bool = false, allowed: Set<String> = []) {
    self.includesUnsafe = includesUnsafe
    self.includesHints = includesHints
    self.allowed = allowed
  }

  /// Whether the fix of a finding is applied: all of its rules must be allowed.
  package func includes(_ finding: Finding) -> Bool {
    guard reportedAs[finding.codemod] == nil,
      finding.rules.allSatisfy({ !$0.needsID || allowed.contains($0.id) })
    else { return false }
    return switch finding.rule.tier {
    case .safe: true
    case .unsafe:
      includesUnsafe && (includesHints || !finding.rules.contains(where: \.isQuiet))
        || allowed.contains(finding.codemod)
        || finding.rules.allSatisfy { allowed.contains($0.id) }
    case .refusal, .note, .warning, .hint: false
    }
  }
}
