/// An option of a command, as it is typed and as help tells of it.
struct OptionDeclaration: Sendable {
  /// The long name.
  let name: OptionName
  /// The short name, without the hyphen.
  let short: Character?
  /// What stands for the value in help; nil for a flag.
  let placeholder: String?
  /// Whether the option may be given more than once.
  let isRepeatable: Bool
  /// What the option does, in a few words.
  let help: String
  /// What can be typed as a value.
  var values = ValueKind.text
  /// Where help lists the option.
  private(set) var group = OptionGroup.everyday

  /// The same option, listed in another group.
  func `in`(_ group: OptionGroup) -> OptionDeclaration {
    var option = self
    option.group = group
    return option
  }

  /// An option that is given or not.
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

  /// An option with one or several values, which may be given more than once.
  static func values(
    _ name: OptionName, _ placeholder: String, _ help: String, _ values: ValueKind = .text
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: nil, placeholder: placeholder, isRepeatable: true, help: help, values: values)
  }
}

/// What options have in common, as the title over them.
enum OptionGroup: String, CaseIterable {
  /// What fits on a screen and is enough on most days; the others are told by `--help-all`.
  case everyday = "Options"
  case files = "Which files"
  case fixes = "Which fixes"
  case project = "How the project is built"
  case output = "Output"
  case running = "How it runs"
}

extension OptionDeclaration {
  /// When output has colours.
  static let color = value(
    .color, "WHEN", "auto, always or never", .word(.these(ColorChoice.allCases.map(\.rawValue))))

  /// How many files are worked on at a time.
  static let threads = value(.threads, "N", "use N threads (as many as the machine has)")
}
