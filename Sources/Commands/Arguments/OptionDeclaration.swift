/// An option of a command, as it is typed and as the help text describes it.
struct OptionDeclaration: Sendable {
  /// The long name.
  let name: OptionName
  /// The short name, without the hyphen.
  let short: Character?
  /// The placeholder for the value in the help text; nil for a flag.
  let placeholder: String?
  /// Whether the option may be repeated.
  let isRepeatable: Bool
  /// What the option does, in a few words.
  let help: String
  /// The kind of the value.
  var values = ValueKind.text
  /// The group in which the help text lists the option.
  private(set) var group = OptionGroup.everyday

  /// The same option, listed in another group.
  func `in`(_ group: OptionGroup) -> OptionDeclaration {
    var option = self
    option.group = group
    return option
  }

  /// An option without a value.
  static func flag(_ name: OptionName, short: Character? = nil, _ help: String) -> OptionDeclaration {
    OptionDeclaration(name: name, short: short, placeholder: nil, isRepeatable: false, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: OptionName, _ placeholder: String, _ help: String, _ values: ValueKind = .text
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: nil, placeholder: placeholder, isRepeatable: false, help: help, values: values)
  }

  /// An option with one or more values, which may be repeated.
  static func values(
    _ name: OptionName, _ placeholder: String, _ help: String, _ values: ValueKind = .text
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: nil, placeholder: placeholder, isRepeatable: true, help: help, values: values)
  }
}

/// A group of options; the raw value is its title.
enum OptionGroup: String, CaseIterable {
  /// The options for everyday use, which fit on a screen; `--help-all` also lists the others.
  case everyday = "Options"
  case files = "Which files"
  case fixes = "Which fixes"
  case project = "How the project is built"
  case output = "Output"
  case running = "How it runs"
}

extension OptionDeclaration {
  /// When to color the output.
  static let color = value(
    .color, "WHEN", "auto, always or never", .word(.these(ColorChoice.allCases.map(\.rawValue))))

  /// How many files to process in parallel.
  static let threads = value(.threads, "N", "use N threads (as many as the machine has)")
}
