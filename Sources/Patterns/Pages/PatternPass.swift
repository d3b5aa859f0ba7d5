package import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// A pass that is written as patterns.
package struct PatternPass: Sendable {
  /// The patterns and rewrites.
  package let page: PatternPage

  /// The name, description and rules of the pass.
  package let metadata: CodemodMetadata

  let rule: Rule

  /// Creates the pass of a page.
  ///
  /// - Parameters:
  ///   - category: The category of the pass.
  ///   - isOptIn: Whether it is off by default.
  package init(_ page: PatternPage, _ category: Category, isOptIn: Bool = false) {
    self.page = page
    let summary = PageSummary(of: page)
    rule = summary.rule
    metadata = summary.metadata(category, isOptIn: isOptIn)
  }

  /// The configured pass.
  package var configured: ConfiguredCodemod {
    ConfiguredCodemod(metadata, from: page.source, changingPlacesOnce: page.isOneOff) { file in
      PatternExamination(self, file).findings
    }
  }
}

extension PatternPage {
  /// Whether other files have a say in more than the order of operators. The names of a codemod without a
  /// file mean what is in sight at module level; only local declarations are in their way, and those are in
  /// the file itself.
  var needsProject: Bool {
    !isOneOff || !imports.isEmpty || deployment != nil || languageMode != nil
      || alternatives.contains { $0.conditions.contains(where: \.needsIndex) }
  }

  /// Words of which one occurs in every file that a pattern fits.
  var words: [String] { Set(alternatives.flatMap(\.pattern.searchWords)).ascending() }
}

extension Rule {
  /// The bound code can't be written where the rewrite places it.
  package static let misplacedCode = Rule(
    "X003", .refusal, "The matched code can't be placed where the rewrite has it.",
    remedy: "Rewrite the place by hand, or write a separate pattern for it.")

  /// The search gave up at a place.
  package static let gaveUp = Rule(
    "X009", .refusal, "The pattern may fit here: too many ways to fit it were tried.",
    remedy: "Write a pattern with fewer '$$$', or one in which no name occurs twice.")

  /// A condition that refuses matches.
  package static let refusedByCondition = Rule(
    "X007", .refusal, "The codemod refuses the place, as its page says.",
    remedy: "Read the page of the codemod ('swiftfix explain' prints it) and change the place by hand.")

  /// The project declares a name that the pattern or the rewrite uses for a module's member.
  package static let ownMember = Rule(
    "X008", .refusal,
    "The project declares a member with the name of one that the pattern or the rewrite means.",
    remedy: "Rename the project's member, or change the place by hand.")

  /// The code is built for systems that lack the API in the rewrite.
  package static let tooOld = Rule(
    "X005", .refusal, "The deployment target is too old for the rewrite.",
    remedy: "Raise the deployment target, or pass '--deployment' if swiftfix doesn't find it.")
}
