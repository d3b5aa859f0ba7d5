import CodemodKit

// Obstacles that prevent hoisting a formatter.

// MARK: - Parts

extension Obstacle {
  static func variable(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "the configuration uses '\(name)', a parameter, local or property of the call; the formatter differs "
        + "between calls")
  }

  static func changing(_ expression: String) -> Self {
    Self(
      HoistRules.variable, "the configuration uses '\(expression)', which may differ on the next call")
  }

  /// The same, if the obstacle is in the value of a local constant.
  func through(_ constant: String?) -> Self {
    let begin = "configuration uses "
    guard let constant, text.hasPrefix(begin) else { return self }
    return Self(rule, "\(begin)'\(constant)', made of " + text.dropFirst(begin.count))
  }

  static func object(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "the configuration reads '\(name)', which may differ on the next call")
  }

  static func outOfReach(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "'\(name)' is local or private, and can't be used where the formatter would go")
  }

  static func inSomeBuilds(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "the configuration uses '\(name)', which is declared for some builds only (#if)")
  }

  static func selfValue(_ name: String) -> Self {
    Self(HoistRules.selfValue, "the configuration uses '\(name)', a value of self, @Environment or @State")
  }

  static func callState(_ name: String) -> Self {
    Self(
      HoistRules.callState,
      "the userInfo or custom strategy of the coder captures '\(name)', a value of the call")
  }

  static func changingInfo(_ expression: String) -> Self {
    Self(
      HoistRules.callState,
      "the coder's userInfo uses '\(expression)', which may differ on the next call")
  }

  static func unclear(_ name: String) -> Self {
    Self(
      HoistRules.callState,
      "a closure of the coder uses '\(name)', which is unknown")
  }

  static let meaningOfSelf = Self(
    HoistRules.variable,
    "the configuration uses 'Self', which a variable of the file can't use")

  static func factory(_ how: String) -> Self {
    Self(HoistRules.factory, "\(how), which may do more than create a formatter")
  }

  static func helper(_ callee: String) -> Self {
    Self(HoistRules.helper, "the helper '\(callee)' creates or configures the formatter")
  }
}

// MARK: - Place and time of configuration

extension Obstacle {
  static func reconfigured(_ statement: String) -> Self {
    Self(
      HoistRules.reconfigured,
      "the formatter is configured again after its first use ('\(statement)'); use one formatter for each "
        + "configuration"
    )
  }

  static func configuredElsewhere(_ statement: String) -> Self {
    Self(HoistRules.reconfigured, "the formatter is configured outside its declaration ('\(statement)')")
  }

  static func conditional(_ keyword: String) -> Self {
    Self(HoistRules.conditional, "the configuration is conditional (\(keyword))")
  }

  static func reassigned(_ how: String) -> Self {
    Self(HoistRules.reassigned, "the variable is \(how)")
  }
}

// MARK: - Uses

extension Obstacle {
  static func returned(_ why: String) -> Self {
    Self(HoistRules.escapes, "the formatter escapes (returned: \(why))")
  }

  static let stored = Self(HoistRules.escapes, "the formatter escapes (stored)")

  static func passed(_ callee: String) -> Self {
    Self(HoistRules.escapes, "the formatter escapes (passed to '\(callee)')")
  }

  static func asked(_ property: String) -> Self {
    Self(
      HoistRules.escapes,
      "the formatter escapes (the value of its '\(property)' may be kept or changed "
        + "elsewhere)")
  }

  static let captured = Self(HoistRules.escapes, "the formatter escapes (in a capture list)")

  static let compared = Self(
    HoistRules.escapes, "the formatter escapes (the synthesized '==' compares it)")

  static let required = Self(HoistRules.escapes, "the formatter escapes (a protocol requires the property)")

  static func weakly(_ how: String) -> Self {
    Self(HoistRules.weakly, "\(how) reference to the formatter")
  }
}

// MARK: - Place of creation

extension Obstacle {
  static let perIteration = Self(
    HoistRules.perIteration, "the formatter is created in a loop and differs per iteration")

  static let inArgument = Self(
    HoistRules.inArgument,
    "the formatter is created in a default argument, an autoclosure or an argument of "
      + "a property wrapper")

  static let topLevel = Self(
    HoistRules.topLevel,
    "the formatter is created in the top-level code of "
      + "main.swift")

  static func toolComment(_ comment: String) -> Self {
    Self(
      HoistRules.toolComment,
      "the comment '\(comment)' applies to these lines and would not move with them; a 'disable:next' "
        + "directly above them would")
  }

  static func onPurpose(_ comment: String) -> Self {
    Self(HoistRules.onPurpose, "the comment '\(comment)' may say why it is created each time")
  }
}

// MARK: - Code that would not compile without the moved parts

extension Obstacle {
  static let closureType = Self(
    HoistRules.closureType,
    "without this 'try' the task or closure would have another type, because it throws nothing else")
}

// MARK: - Statics that would not compile

extension Obstacle {
  static func notSendable(_ name: String, _ why: String) -> Self {
    Self(
      HoistRules.notSendable,
      "\(why) and '\(name)' is not Sendable (Swift 6); the option 'nonisolated-unsafe' writes a static that "
        + "you assert is safe")
  }

  static func madeOnActor(_ name: String) -> Self {
    Self(
      HoistRules.notSendable,
      "the configuration uses '\(name)', which belongs to another actor")
  }

  static let conformanceInExtension = Self(
    HoistRules.conformanceInExtension,
    "the conformance to 'View' is in an extension, so a non-Sendable static doesn't compile in Swift 6 mode")

  /// `name` is that of a property which all uses could share; nil if they are outside of the actor.
  static func inActor(_ name: String?) -> Self {
    let advice = name.map { "; use an instance let instead: 'private let \($0) = …'" } ?? ""
    return Self(HoistRules.inActor, "an actor can't have a non-Sendable static in Swift 6" + advice)
  }
}
