/// The kind of a finding.
package enum Tier: String, Hashable, Sendable {
  /// A fix after which the code compiles and has the same result, except for what its notes say. Applied by
  /// default.
  case safe
  /// A useful fix that may change one named thing. Applied on request.
  case unsafe
  /// The pattern is present, but not rewritten for a reason.
  case refusal
  /// Information about the code, or about an applied fix. It has no fix of its own.
  case note
  /// A problem without a fix: the message says what happens and what to do.
  case warning
  /// A warning that not every project agrees with. Only reported with `--hints`.
  case hint

  /// Whether it is the tier of a fix.
  package var isFix: Bool { self == .safe || self == .unsafe }

  /// Whether it is advice: the user, not swiftfix, has to change the code.
  package var isAdvice: Bool { self == .warning || self == .hint }
}

/// A kind of finding, with the ID under which it is allowed, ignored and looked up.
package struct Rule: Hashable, Sendable {
  /// The ID: the letters of the pass and a number whose first digit indicates the tier.
  package let id: String

  /// The tier of the finding.
  package let tier: Tier

  /// When the rule applies and, for an unsafe fix, what it may change. One sentence.
  package let summary: String

  /// What the user can do about a finding; empty if nothing. Sentences.
  package let remedy: String

  /// Whether it is only reported on request because it has little information: a refusal with `--verbose`,
  /// and a fix with `--hints`, without which `--unsafe` doesn't apply it either.
  package let isQuiet: Bool

  /// Whether only its own ID allows its fix: `--unsafe` and the ID of its pass don't, because the code may not
  /// compile afterwards.
  package let needsID: Bool

  /// Whether the purpose of the fix is to change a comment. All others keep every comment.
  package let changesComments: Bool

  /// Creates a rule with an ID, a tier, a summary, and what to do.
  package init(
    _ id: String, _ tier: Tier, isQuiet: Bool = false, needsID: Bool = false, changesComments: Bool = false,
    _ summary: String, remedy: String = ""
  ) {
    self.id = id
    self.tier = tier
    self.summary = summary
    self.remedy = remedy
    self.isQuiet = isQuiet
    self.needsID = needsID
    self.changesComments = changesComments
  }
}

// MARK: - Shared rules

extension Rule {
  /// `#if` in the code to be rewritten: what is true for one build need not be true for others.
  package static let conditionalCompilation = Rule(
    "X001", .refusal, "The code that would be rewritten contains conditional compilation ('#if').",
    remedy: "Move the '#if' out of the code that changes, or rewrite each of its branches by hand.")

  /// Its description for a single place.
  package static let conditionalCompilationText = "conditional compilation inside the rewritten region"

  /// A comment in code that the fix removes or rewrites. It is detected after the fix is computed, for every
  /// pass.
  package static let lostComment = Rule(
    "X002", .refusal, "A comment is in code that would be removed, and has no place in what remains.",
    remedy: "Move the comment above the statement, or remove it; then run again.")

  /// A comment that gives a reason for the code that a fix would change. It is detected after the fix is
  /// computed, for every pass.
  package static let reasonComment = Rule(
    "X004", .refusal, "A comment may say why the code is written this way.",
    remedy: "If the comment no longer holds, remove it and run again.")

  /// A comment for a linter or formatter whose line the fix would rewrite. It is detected after the fix is
  /// computed, for every pass.
  package static let toolComment = Rule(
    "X006", .refusal, "A comment tells a linter or formatter how to treat lines that would change.",
    remedy: "Move the comment for the tool to the statement that stays, or remove it; then run again.")
}
