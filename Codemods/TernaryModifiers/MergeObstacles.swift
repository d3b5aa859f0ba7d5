import CodemodKit
import ProjectIndex
import SwiftCST

// Why two branches are not merged, or only as an unsafe fix.

// MARK: - Not safe

extension Obstacle {
  static func coerces(_ style: String) -> Self {
    Self(TernaryRules.coerces, "the short form coerces '\(style)' to Color")
  }

  static func mayHoldState(_ name: String) -> Self {
    Self(TernaryRules.state, "'\(name)' may hold state, which now survives a change of the condition")
  }

  static func isMark(_ name: String) -> Self {
    Self(
      TernaryRules.state,
      "'\(name)' is a chart mark, which may be drawn differently than one of two")
  }

  static func firesAtFlip(_ name: String) -> Self {
    Self(
      TernaryRules.events, "'\(name)' in the branches no longer runs at each change of the condition")
  }

  static func isAppliedToEach(_ name: String) -> Self {
    Self(
      TernaryRules.events,
      "'\(name)' around the branches no longer runs at each change of the condition")
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
      Self(TernaryRules.inherited, "the neutral '\(off)' overrides an outer '\(name)'")
    case .handedOn(let view):
      Self(
        TernaryRules.inherited,
        "'\(view.shortText)' is passed on; the neutral '\(off)' overrides a modifier that is applied there")
    }
  }

  static func replaces(_ inner: String, by name: String) -> Self {
    Self(TernaryRules.inherited, "the neutral value of '\(name)' overrides '\(inner)' inside it")
  }

  static func clears(_ name: String) -> Self {
    Self(TernaryRules.inherited, "'\(name)(nil)' overrides a '\(name)' further in or out")
  }

  static let replacesShadow = Self(TernaryRules.replaced, "a clear shadow replaces no shadow")

  static let replacesHidden = Self(
    TernaryRules.replaced, "'opacity(0)' takes the place of 'hidden()'")

  static let replacesBold = Self(
    TernaryRules.replaced, "before iOS 16 a font weight replaces the emphasis of 'bold()'")

  static func animates(_ name: String) -> Self {
    Self(
      TernaryRules.transition, "'\(name)' on the branches no longer runs at each change of the condition")
  }
}

extension Obstacle {
  static func stopsAnimation(of value: String) -> Self {
    Self(
      TernaryRules.transition,
      "'animation(nil, value: \(value))' also stops an outer animation when '\(value)' changes")
  }
}

// MARK: - The condition

extension Obstacle {
  static let binds = Self(
    TernaryRules.binds, "the condition binds a value; compute the value that differs in a 'let' first")

  /// A condition that isn't an expression: it binds a value, or only matches a pattern.
  static func isNoExpression(_ conditions: Node) -> Self {
    let elements = conditions.children.compactMap { ConditionElementSyntax($0)?.condition }
    let binds = elements.contains { element in
      element.kind == .optionalBindingCondition
        || MatchingPatternConditionSyntax(element)?.pattern?.subtree.contains {
          $0.kind == .valueBindingPattern
        } == true
    }
    guard !binds, let pattern = elements.first(where: { $0.kind == .matchingPatternCondition }) else {
      return .binds
    }
    return Self(
      TernaryRules.binds,
      "'\(pattern.shortText)' isn't an expression; compare with '==', or compute the condition in a 'let' first"
    )
  }

  static let isSwitch = Self(
    TernaryRules.isSwitch,
    "a switch statement; compute the value that differs in a 'let' with a switch "
      + "expression")

  static func repeatedCall(_ count: Int) -> Self {
    let when = count == 1 ? "later, in a closure" : "\(count) times"
    return Self(
      TernaryRules.repeated, "the condition calls a function and would be evaluated \(when) \(bindCondition)")
  }

  static func repeatedText(_ count: Int) -> Self {
    Self(
      TernaryRules.repeated, "the condition would be written \(count) times \(bindCondition)")
  }

  static func shorthandInClosure(_ name: String) -> Self {
    Self(
      TernaryRules.repeated,
      "the condition uses '\(name)', which has another meaning in the closure that it would move to "
        + bindCondition)
  }

  private static let bindCondition = "(use --option ternary-modifiers.bind-condition)"
}

// MARK: - The modifiers

extension Obstacle {
  static let isNested = Self(
    TernaryRules.hardToRead,
    "one '?:' would be nested in another " + allowNested)

  static let erasesOften = Self(
    TernaryRules.hardToRead,
    "'AnyShapeStyle' would hide the types of several arguments, or of one on several lines " + allowNested)

  private static let allowNested = "(use --option ternary-modifiers.allow-nested)"

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
    Self(TernaryRules.noNeutral, "the modifier '\(name)' has no neutral value")
  }

  static func isNeutral(_ name: String) -> Self {
    Self(TernaryRules.noNeutral, "the modifier '\(name)' has no effect")
  }

  /// An argument of a modifier in one branch can't be evaluated for both.
  static func needsCondition(_ part: String, in name: String) -> Self {
    Self(
      TernaryRules.noNeutral,
      "'\(part)' in '\(name)' would also be evaluated where the modifier has its neutral value")
  }

  /// The merged text needs an overload that the deployment target doesn't have.
  static func lacks(_ overload: String, _ shortfall: String) -> Self {
    Self(TernaryRules.gate, "'\(overload)' \(shortfall)")
  }

  static let typeIsSpelled = Self(
    TernaryRules.spelledType,
    "this file names '_ConditionalContent', the type of two branches; one view has another type")

  static let comment = Self(TernaryRules.comments, "a comment inside the statement can't be placed")
}

// MARK: - The types of arguments

extension Obstacle {
  static func differentTypes(_ first: String, _ second: String) -> Self {
    Self(
      TernaryRules.types,
      "the arguments have different types (\(first) and \(second)); a ternary would not compile")
  }

  static func typesNotKnown(_ first: String, _ second: String) -> Self {
    Self(
      TernaryRules.types,
      "the arguments may have different types (\(first) and \(second)); a ternary might not compile")
  }

  static func parameterNotKnown(_ name: String) -> Self {
    Self(
      TernaryRules.types,
      "the parameter type of '\(name)' is unknown; a ternary might not compile, or mean another type")
  }

  static func ambiguous(_ name: String) -> Self {
    Self(TernaryRules.ambiguous, "a style with '.\(name)' in a ternary is ambiguous on SDK 27")
  }

  static let losesLocalization = Self(
    TernaryRules.localization,
    "a string instead of a literal would select the initializer that doesn't localize")
}

extension [Obstacle] {
  /// Each obstacle once, in the order of their rules.
  var unique: [Obstacle] {
    var seen: Set<Obstacle> = []
    return filter { seen.insert($0).inserted }.sorted(on: \.rule.id)
  }
}
