/// An option of a pass.
package struct CodemodOption: Sendable {
  /// The name: lower-case words joined by hyphens.
  package let name: String

  /// Its meaning, in one sentence.
  package let summary: String

  /// The default value, which also determines the type.
  package let defaultValue: OptionValue

  package init(_ name: String, _ defaultValue: OptionValue, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// The name of the option for the major version of Xcode's SDK. A configuration and the command line set it
  /// for all passes at once; 0 means any version.
  package static let sdk = "sdk"
}

/// The value of an option.
package enum OptionValue: Hashable, Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)

  /// Parses a value of the same type from a command line; nil if it is invalid.
  package func parsing(_ spelling: String) -> OptionValue? {
    switch self {
    case .flag:
      spelling == "true" ? .flag(true) : spelling == "false" ? .flag(false) : nil
    case .number:
      Int(spelling).flatMap { $0 < 0 ? nil : .number($0) }
    case .text:
      .text(spelling)
    }
  }

  /// The value in the format of a command line.
  package var spelling: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text): text
    }
  }

  /// The expected format of a value of this type.
  package var expectation: String {
    switch self {
    case .flag: "true or false"
    case .number: "a whole number from 0 on"
    case .text: "a text"
    }
  }
}

/// The options of one pass in one file.
package struct CodemodOptions: Hashable, Sendable {
  /// The value of each option, by name.
  package private(set) var values: [String: OptionValue]

  /// The options of a pass: the given ones, otherwise its defaults.
  package init(_ options: [CodemodOption], given: [String: OptionValue] = [:]) {
    values = [:]
    for option in options { values[option.name] = given[option.name] ?? option.defaultValue }
  }

  /// Whether a Boolean option is on.
  package func isOn(_ name: String) -> Bool { values[name] == .flag(true) }

  /// The value of a number option, or 0 if the pass has no such option.
  package func number(_ name: String) -> Int {
    if case .number(let value)? = values[name] { value } else { 0 }
  }

  /// The value of a text option, or an empty text if the pass has no such option.
  package func text(_ name: String) -> String {
    if case .text(let value)? = values[name] { value } else { "" }
  }
}
