package import CodemodKit
import SwiftCST

/// What the description of a pass is made of: the program knows it of its own pages without parsing them,
/// which takes longer than a small file.
package struct PageSummary: Equatable, Sendable {
  package let name: String
  package let summary: String
  package let tier: Tier
  /// Words of which one occurs in every file that a pattern fits.
  package let words: [String]
  package let tags: [String]
  package let hasImports: Bool
  package let hasDeployment: Bool
  /// Whether other files have a say in more than the order of operators.
  package let needsProject: Bool

  package init(
    _ name: String, _ summary: String, _ tier: Tier, words: [String], tags: [String], hasImports: Bool,
    hasDeployment: Bool, needsProject: Bool
  ) {
    (self.name, self.summary, self.tier, self.words, self.tags) = (name, summary, tier, words, tags)
    (self.hasImports, self.hasDeployment, self.needsProject) = (hasImports, hasDeployment, needsProject)
  }

  /// Summarizes a page.
  package init(of page: PatternPage) {
    self.init(
      page.name, page.summary, page.tier, words: page.words, tags: page.tags,
      hasImports: !page.imports.isEmpty, hasDeployment: page.deployment != nil,
      needsProject: page.needsProject)
  }

  /// The rule of the page.
  var rule: Rule { Rule(name, tier, summary, remedy: remedy) }

  /// The name, description and rules of the pass.
  ///
  /// - Parameters:
  ///   - category: The category of the pass.
  ///   - isOptIn: Whether it is off by default.
  package func metadata(_ category: Category, isOptIn: Bool) -> CodemodMetadata {
    let refusals: [Rule] =
      tier.isFix
      ? [.conditionalCompilation, .misplacedCode, .refusedByCondition, .gaveUp]
        + (hasImports ? [.ownMember] : [])
      : []
    return CodemodMetadata(
      id: name, summary: summary, category: category, words: words,
      rules: [rule] + refusals + (hasDeployment ? [.tooOld] : []), topic: nil, isOptIn: isOptIn,
      projectWords: needsProject ? nil : OperatorTable.declarationWords, tags: tags)
  }

  /// What the user can do about a finding.
  private var remedy: String {
    switch tier {
    case .safe: "Nothing to check. Run swiftfix."
    case .unsafe: "Read what 'swiftfix explain \(name)' says can be different. Then allow \(name)."
    default: "Change the code as the message says."
    }
  }
}
