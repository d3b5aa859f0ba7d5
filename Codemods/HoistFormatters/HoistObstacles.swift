import CodemodKit

// Why a formatter is left alone.

// MARK: - What it is made of

extension Obstacle {
  static func variable(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "configuration uses '\(name)', which is a parameter/local/property of the call — "
        + "the formatter is not the same on every call")
  }

  static func changing(_ expression: String) -> Self {
    Self(
      HoistRules.variable, "configuration uses '\(expression)', which may be another on the next call")
  }

  /// The same, where what is in the way is in the value of a local constant.
  func through(_ constant: String?) -> Self {
    let begin = "configuration uses "
    guard let constant, text.hasPrefix(begin) else { return self }
    return Self(rule, "\(begin)'\(constant)', made of " + text.dropFirst(begin.count))
  }

  static func object(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "configuration reads '\(name)', which may be an object that says something else on the next call")
  }

  static func outOfReach(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "'\(name)' is declared in the function or type around it, or private to it, and can't be named where "
        + "the formatter goes")
  }

  static func inSomeBuilds(_ name: String) -> Self {
    Self(
      HoistRules.variable,
      "configuration uses '\(name)', which the project declares for some builds only (#if); "
        + "what it is in the others is unknown")
  }

  static func selfValue(_ name: String) -> Self {
    Self(HoistRules.selfValue, "configuration uses self/@Environment/@State value '\(name)'")
  }

  static func callState(_ name: String) -> Self {
    Self(
      HoistRules.callState,
      "encoder/decoder userInfo or custom coding strategy captures call state ('\(name)')")
  }

  static func changingInfo(_ expression: String) -> Self {
    Self(
      HoistRules.callState,
      "the encoder's/decoder's userInfo uses '\(expression)', which may be another on the next call")
  }

  static func unclear(_ name: String) -> Self {
    Self(
      HoistRules.callState,
      "a closure that the encoder/decoder keeps uses '\(name)', and what that is, is unknown")
  }

  static let meaningOfSelf = Self(
    HoistRules.variable,
    "configuration uses 'Self', which a variable of the file can't, where the formatter would go")

  static func factory(_ how: String) -> Self {
    Self(HoistRules.factory, "\(how), which may do more than make a formatter")
  }

  static func helper(_ callee: String) -> Self {
    Self(HoistRules.helper, "helper-configured creation ('\(callee)')")
  }
}

// MARK: - Where and when it is configured

extension Obstacle {
  static func reconfigured(_ statement: String) -> Self {
    Self(
      HoistRules.reconfigured,
      "formatter is re-configured after its first use ('\(statement)'); two formatters could each be made once"
    )
  }

  static func configuredElsewhere(_ statement: String) -> Self {
    Self(HoistRules.reconfigured, "formatter is configured outside its declaration ('\(statement)')")
  }

  static func conditional(_ keyword: String) -> Self {
    Self(HoistRules.conditional, "configuration is conditional (\(keyword))")
  }

  static func reassigned(_ how: String) -> Self {
    Self(HoistRules.reassigned, "variable is \(how)")
  }
}

// MARK: - Where it goes

extension Obstacle {
  static func returned(_ why: String) -> Self {
    Self(HoistRules.escapes, "formatter escapes (returned: \(why))")
  }

  static let stored = Self(HoistRules.escapes, "formatter escapes (stored)")

  static func passed(_ callee: String) -> Self {
    Self(HoistRules.escapes, "formatter escapes (passed to '\(callee)')")
  }

  static func asked(_ property: String) -> Self {
    Self(
      HoistRules.escapes, "formatter escapes (what its '\(property)' gives may be kept or changed elsewhere)")
  }

  static let captured = Self(HoistRules.escapes, "formatter escapes (in a capture list)")

  static let compared = Self(
    HoistRules.escapes, "formatter escapes (compared by the '==' that the compiler makes)")

  static let required = Self(HoistRules.escapes, "formatter escapes (a protocol asks for the property)")

  static func weakly(_ how: String) -> Self {
    Self(HoistRules.weakly, "\(how) reference to the formatter")
  }
}

// MARK: - Where it is made

extension Obstacle {
  static let perIteration = Self(
    HoistRules.perIteration, "formatter is created in a loop and differs per iteration")

  static let inArgument = Self(
    HoistRules.inArgument, "created in a default argument / autoclosure / property-wrapper argument")

  static let topLevel = Self(HoistRules.topLevel, "main.swift top-level code")

  static func toolComment(_ comment: String) -> Self {
    Self(
      HoistRules.toolComment,
      "a comment holds for these lines, and would not where they go ('\(comment)'); "
        + "one right above what moves ('disable:next') goes along")
  }

  static func onPurpose(_ comment: String) -> Self {
    Self(HoistRules.onPurpose, "a comment may say that it is made each time on purpose ('\(comment)')")
  }
}

// MARK: - Where code would not compile without what moves

extension Obstacle {
  static let closureType = Self(
    HoistRules.closureType,
    "without its 'try' the task or closure that is kept here would be of another type, as it throws nothing "
      + "else")
}

// MARK: - Where a static would not compile

extension Obstacle {
  static func notSendable(_ name: String, _ why: String) -> Self {
    Self(
      HoistRules.notSendable,
      "\(why) and '\(name)' is not Sendable (Swift 6); "
        + "the option 'nonisolated-unsafe' offers a static that you vouch for")
  }

  static func madeOnActor(_ name: String) -> Self {
    Self(
      HoistRules.notSendable,
      "configuration uses '\(name)', which belongs to an actor that the formatter is not used on")
  }

  static let conformanceInExtension = Self(
    HoistRules.conformanceInExtension,
    "type's View conformance is in an extension: a non-Sendable static would not compile in Swift 6 mode")

  /// `name` is that of a property which all uses could share; nil where they are outside of the actor.
  static func inActor(_ name: String?) -> Self {
    let advice = name.map { "; use an instance let instead: 'private let \($0) = …'" } ?? ""
    return Self(HoistRules.inActor, "actor: non-Sendable static is rejected in Swift 6" + advice)
  }
}
