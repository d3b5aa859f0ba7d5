import CodemodKit
import ProjectIndex

// Why two branches are not merged, or not unasked.

// MARK: - Not safe

extension Obstacle {
  static func coerces(_ style: String) -> Self {
    Self(TernaryRules.coerces, "the short form coerces '\(style)' to Color")
  }

  static func mayHoldState(_ name: String) -> Self {
    Self(TernaryRules.state, "'\(name)' may hold state: the state now survives the flip")
  }

  static func isMark(_ name: String) -> Self {
    Self(
      TernaryRules.state,
      "'\(name)' is no view but a mark of a chart, which may draw one mark otherwise than one of two")
  }

  static func firesAtFlip(_ name: String) -> Self {
    Self(
      TernaryRules.events, "'\(name)' inside the branches: fired or changed at each flip before, not after")
  }

  static func isAppliedToEach(_ name: String) -> Self {
    Self(
      TernaryRules.events,
      "'\(name)' around the branches is applied to each: fired or changed at each flip before, not after")
  }

  static func overrides(_ outer: OuterStyle, by inner: String) -> Self {
    let off =
      switch inner {
      case "blendMode": "blendMode(.normal)"
      case "badge", "layoutPriority", "zIndex": inner + "(0)"
      default: inner + "(false)"
      }
    return switch outer {
    case .modifier(let name):
      Self(TernaryRules.inherited, "an outer '\(name)' exists; '\(off)' removes it")
    case .handedOn(let view):
      Self(
        TernaryRules.inherited,
        "'\(view.shortText)' is handed on; '\(off)' removes what is applied to it there")
    }
  }

  static func replaces(_ inner: String, by name: String) -> Self {
    Self(TernaryRules.inherited, "'\(name)', switched off, takes the place of '\(inner)' inside it")
  }

  static let replacesShadow = Self(TernaryRules.replaced, "a clear shadow replaces no shadow")

  static let replacesHidden = Self(
    TernaryRules.replaced, "'opacity(0)' takes the place of 'hidden()'")

  static let replacesBold = Self(
    TernaryRules.replaced, "before iOS 16 a font weight replaces the emphasis of 'bold()'")

  static func animates(_ name: String) -> Self {
    Self(
      TernaryRules.transition, "'\(name)' is attached to the branches: it ran at each flip before, not after")
  }
}

extension Obstacle {
  static func stopsAnimation(of value: String) -> Self {
    Self(
      TernaryRules.transition,
      "'animation(nil, value: \(value))' also stops an animation further out when '\(value)' changes")
  }
}

// MARK: - The condition

extension Obstacle {
  static let binds = Self(
    TernaryRules.binds, "the condition binds a value; compute what differs in a 'let' first")

  static let isSwitch = Self(
    TernaryRules.isSwitch, "a switch statement: compute what differs in a 'let' with a switch expression")

  static func repeatedCall(_ count: Int) -> Self {
    let when = count == 1 ? "later, in a closure" : "\(count) times"
    return Self(
      TernaryRules.repeated, "the condition calls a function and would be evaluated \(when) \(bindCondition)")
  }

  static func repeatedText(_ count: Int) -> Self {
    Self(
      TernaryRules.repeated, "the condition is long and would be written \(count) times \(bindCondition)")
  }

  static func shorthandInClosure(_ name: String) -> Self {
    Self(
      TernaryRules.repeated,
      "the condition asks for '\(name)', which is another in the closure that it would move to "
        + bindCondition)
  }

  private static let bindCondition = "(use --option ternary-modifiers.bind-condition)"
}

// MARK: - The modifiers

extension Obstacle {
  static let chainTooComplex = Self(
    TernaryRules.chain,
    "the else-if chain is too complex: one argument of one modifier may differ in up to three branches "
      + "whose conditions call nothing")

  static func orderDiffers(_ name: String) -> Self {
    Self(TernaryRules.order, "the modifier order differs between the branches: '\(name)'")
  }

  static func labelsDiffer(_ name: String) -> Self {
    Self(TernaryRules.labels, "the argument labels or overloads of '\(name)' differ")
  }

  static func closuresDiffer(_ name: String) -> Self {
    Self(TernaryRules.closures, "the closure arguments of '\(name)' differ")
  }

  static func noNeutralValue(_ name: String) -> Self {
    Self(TernaryRules.noNeutral, "modifier '\(name)' has no neutral value")
  }

  static func isNeutral(_ name: String) -> Self {
    Self(TernaryRules.noNeutral, "modifier '\(name)' does nothing as it is written")
  }

  /// What a modifier of one branch is given can't be evaluated for both.
  static func needsCondition(_ part: String, in name: String) -> Self {
    Self(
      TernaryRules.noNeutral,
      "'\(part)' in '\(name)' would be evaluated where the modifier is switched off, too")
  }

  /// The merged text needs an overload that the deployment target doesn't have.
  static func lacks(_ overload: String, _ shortfall: String) -> Self {
    Self(TernaryRules.gate, "'\(overload)' \(shortfall)")
  }

  static let typeIsSpelled = Self(
    TernaryRules.spelledType,
    "'_ConditionalContent', the type of two branches, is written in this file: one view has another")

  static let comment = Self(TernaryRules.comments, "a comment inside the statement can't be placed")
}

// MARK: - The types of arguments

extension Obstacle {
  static func differentTypes(_ first: String, _ second: String) -> Self {
    Self(
      TernaryRules.types,
      "arguments have different static types (\(first) / \(second)); a ternary would not compile")
  }

  static func typesNotKnown(_ first: String, _ second: String) -> Self {
    Self(
      TernaryRules.types,
      "arguments may have different static types (\(first) / \(second)); a ternary might not compile")
  }

  static func parameterNotKnown(_ name: String) -> Self {
    Self(
      TernaryRules.types,
      "what '\(name)' takes is unknown: a ternary might not compile, or mean another type")
  }

  static func ambiguous(_ name: String) -> Self {
    Self(TernaryRules.ambiguous, "a style with '.\(name)' in a ternary is ambiguous on SDK 27")
  }

  static let losesLocalization = Self(
    TernaryRules.localization,
    "a string in place of a literal would switch to the initialiser that does not localise")
}
