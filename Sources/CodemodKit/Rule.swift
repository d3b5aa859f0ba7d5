/// How far a finding goes.
package enum Tier: String, Hashable, Sendable {
  /// A fix after which the code compiles and has the same result, except for what the notes on it say.
  /// Applied by default.
  case safe
  /// A useful fix after which one named thing may be different. Applied where it is asked for.
  case unsafe
  /// The pattern is there, and is left alone for a reason.
  case refusal
  /// Something to know about the code as it is, or about a fix once it is made. It has no fix of its own.
  case note
  /// A problem without a fix: the message says what happens and what to do.
  case warning
  /// A warning that not every project agrees with. Reported with `--hints` only.
  case hint

  /// Whether it is that of a fix.
  package var isFix: Bool { self == .safe || self == .unsafe }

  /// Whether it is advice: a person, not swiftfix, has to change the code.
  package var isAdvice: Bool { self == .warning || self == .hint }
}

/// One thing that a pass may say, with the ID under which it is allowed, suppressed and looked up.
package struct Rule: Hashable, Sendable {
  /// The ID: the letters of the pass and a number, of which the first digit tells the tier.
  package let id: String

  /// How far the finding goes.
  package let tier: Tier

  /// When the rule applies and, for a fix that is not safe, what may be different afterwards. One sentence.
  package let summary: String

  /// What a person can do about a finding; empty where there is nothing to do. Sentences.
  package let remedy: String

  /// Whether it says so little that it is reported only on request: a refusal with `--verbose`, and a fix with
  /// `--hints`, without which `--unsafe` doesn't apply it either.
  package let isQuiet: Bool

  /// Whether the fix is there to change a comment. All others keep every comment.
  package let changesComments: Bool

  /// A rule with an ID, a tier, one sentence about it, and what to do.
  package init(
    _ id: String, _ tier: Tier, isQuiet: Bool = false, changesComments: Bool = false, _ summary: String,
    remedy: String = ""
  ) {
    self.id = id
    self.tier = tier
    self.summary = summary
    self.remedy = remedy
    self.isQuiet = isQuiet
    self.changesComments = changesComments
  }
}

// MARK: - Rules that several passes have

extension Rule {
  /// `#if` in the code to be rewritten: what holds for one build need not hold for the others.
  package static let conditionalCompilation = Rule(
    "X001", .refusal, "The code that would be rewritten contains conditional compilation ('#if').",
    remedy: "Move the '#if' out of the code that changes, or rewrite each of its branches by hand.")

  /// What is said of it in one place.
  package static let conditionalCompilationText = "conditional compilation inside the rewritten region"

  /// A comment in code that the fix takes away or writes again. It is found once the fix is made, whatever
  /// the pass.
  package static let lostComment = Rule(
    "X002", .refusal, "A comment is in code that would be removed, and has no place in what remains.",
    remedy: "Move the comment above the statement, or remove it; then run again.")

  /// A comment that gives a reason for the code that a fix would change. It is found once the fix is made,
  /// whatever the pass.
  package static let reasonComment = Rule(
    "X004", .refusal, "A comment may say why the code is written this way.",
    remedy: "If the comment no longer holds, remove it and run again.")

  /// A comment for a linter or formatter whose line the fix would write again. It is found once the fix is
  /// made, whatever the pass.
  package static let toolComment = Rule(
    "X006", .refusal, "A comment tells a linter or formatter how to treat lines that would change.",
    remedy: "Move the comment for the tool to the statement that stays, or remove it; then run again.")
}
