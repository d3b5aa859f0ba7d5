/// Which fixes are applied.
package struct FixSelection: Hashable, Sendable {
  /// Whether fixes that are not safe are applied too.
  package var includesUnsafe: Bool

  /// The IDs of passes and rules whose fixes are applied though they are not safe.
  package var allowed: Set<String>

  /// Whether `includesUnsafe` goes for fixes that are reported as hints, too.
  package var includesHints: Bool

  /// The passes, by their IDs, whose findings are reported as a warning or hint, whatever they are, and whose
  /// fixes are not applied.
  package var reportedAs: [String: Tier] = [:]

  package init(includesUnsafe: Bool = false, includesHints: Bool = false, allowed: Set<String> = []) {
    self.includesUnsafe = includesUnsafe
    self.includesHints = includesHints
    self.allowed = allowed
  }

  /// Whether the fix of a finding is applied: everything that it may change has to be allowed.
  package func includes(_ finding: Finding) -> Bool {
    guard reportedAs[finding.codemod] == nil else { return false }
    return switch finding.rule.tier {
    case .safe: true
    case .unsafe:
      includesUnsafe && (includesHints || !finding.rule.isQuiet) || allowed.contains(finding.codemod)
        || finding.rules.allSatisfy { allowed.contains($0.id) }
    case .refusal, .note, .warning, .hint: false
    }
  }
}
