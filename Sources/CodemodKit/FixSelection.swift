/// Which fixes are applied.
package struct FixSelection: Hashable, Sendable {
  /// Whether fixes that are not safe are applied too.
  package var includesUnsafe: Bool

  /// The IDs of passes and rules whose fixes are applied though they are not safe.
  package var allowed: Set<String>

  package init(includesUnsafe: Bool = false, allowed: Set<String> = []) {
    self.includesUnsafe = includesUnsafe
    self.allowed = allowed
  }

  /// Whether the fix of a finding is applied: everything that it may change has to be allowed.
  package func includes(_ finding: Finding) -> Bool {
    switch finding.rule.tier {
    case .safe: true
    case .unsafe:
      includesUnsafe || allowed.contains(finding.codemod)
        || finding.rules.allSatisfy { allowed.contains($0.id) }
    case .refusal, .note: false
    }
  }
}
