/// A setting of a pass.
package struct CodemodOption: Sendable {
  /// The name: lower-case words joined by hyphens.
  package let name: String

  /// What it means, in one sentence.
  package let summary: String

  /// The value where none is given; it also tells the type.
  package let defaultValue: OptionValue

  package init(_ name: String, _ defaultValue: OptionValue, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// The name of the setting by which a pass asks for the major version of Xcode's SDK. A configuration and
  /// the command line give it to all passes at once; 0 stands for any version.
  package static let sdk = "sdk"
}

/// The value of a setting.
package enum OptionValue: Hashable, Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)

  /// Reads a value of the same type from its spelling on a command line; nil where it is none.
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

  /// The value as it is spelled on a command line.
  package var spelling: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text): text
    }
  }

  /// What may be written for a value of this type.
  package var expectation: String {
    switch self {
    case .flag: "true or false"
    case .number: "a whole number from 0 on"
    case .text: "a text"
    }
  }
}

/// The settings that hold for one pass in one file.
package struct CodemodOptions: Hashable, Sendable {
  /// The value of each setting, by its name.
  package private(set) var values: [String: OptionValue]

  /// The settings of a pass: those given, else its defaults.
  package init(_ options: [CodemodOption], given: [String: OptionValue] = [:]) {
    values = [:]
    for option in options { values[option.name] = given[option.name] ?? option.defaultValue }
  }

  /// Whether a setting that is on or off is on.
  package func isOn(_ name: String) -> Bool { values[name] == .flag(true) }

  /// A setting that is a number, or 0 where the pass has no such setting.
  package func number(_ name: String) -> Int {
    if case .number(let value)? = values[name] { value } else { 0 }
  }

  /// A setting that is a text, or the empty text where the pass has no such setting.
  package func text(_ name: String) -> String {
    if case .text(let value)? = values[name] { value } else { "" }
  }
}
