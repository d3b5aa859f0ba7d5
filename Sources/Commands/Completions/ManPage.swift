/// The manual page, in the language of `man`: the output of `--help-all` for every command.
struct ManPage: CustomStringConvertible {
  let commands: [CommandDeclaration]
  let version: String

  var description: String {
    """
    .TH SWIFTFIX 1 "" "swiftfix \(Self.escaped(version))" "User Commands"
    .SH NAME
    swiftfix \\- rewrite slow or outdated SwiftUI code

    """ + synopsis + Self.text
      + commands.map(section).joined()
      + Self.exitStatus + Self.surroundings
  }

  private var synopsis: String {
    ".SH SYNOPSIS\n"
      + commands.map { ".B \(Self.escaped($0.invocation))\n[OPTIONS] \(Self.escaped($0.operands))\n.br\n" }
      .joined()
  }

  private static let text = """
    .SH DESCRIPTION
    swiftfix finds SwiftUI code that is slow or outdated in a project, and rewrites it or prints the changes as a
    diff. It leaves code alone if it can't prove the rewrite, and says why.
    .PP
    A \\fIsafe\\fR fix keeps what the code does. Unsafe fixes are applied only with \\fB\\-\\-unsafe\\fR or
    \\fB\\-\\-allow\\fR. \\fBswiftfix explain\\fR describes each pass and each ID.

    """

  private func section(of command: CommandDeclaration) -> String {
    let title = command.name.isEmpty ? "OPTIONS" : "SWIFTFIX \(command.name.uppercased())"
    let summary = command.name.isEmpty ? "" : Self.escaped(command.summary) + "\n"
    return ".SH \(Self.escaped(title))\n" + summary + command.allOptions.map(Self.entry).joined()
      + ".PP\nExamples:\n" + command.examples.map(Self.example).joined()
  }

  private static func entry(for option: OptionDeclaration) -> String {
    let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\(short)\\fB\(escaped(option.name.description))\\fR\(value)\n\(escaped(option.help))\n"
  }

  private static func example(_ example: CommandDeclaration.Example) -> String {
    ".TP\n\\fB\(escaped(example.command))\\fR\n\(escaped(example.meaning))\n"
  }

  private static let exitStatus = """
    .SH EXIT STATUS
    .TP
    0
    The run succeeded, even if something is left to fix.
    .TP
    1
    \\fB\\-\\-check\\fR found something that a run would fix, or \\fBsyntax \\-\\-check\\fR a syntax error.
    .TP
    2
    Something went wrong, such as a wrong command line or a file that can\\(aqt be read, parsed or written.

    """

  private static let surroundings = """
    .SH FILES
    .TP
    .I .swiftfix.json
    The configuration of the files in its folder and beneath it, up to the next one.
    \\fBswiftfix init\\fR writes one that explains itself.
    .TP
    .I .git/swiftfix
    The record of the last run in a git work tree, for \\fBswiftfix undo\\fR.
    .TP
    .I \\(ti/.local/state/swiftfix
    The same for runs elsewhere.
    .TP
    .I \\(ti/.cache/swiftfix
    What runs over many files found, so that the next one need not look again. It can be removed at any time.
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    If set, nothing is coloured unless \\fB\\-\\-color always\\fR is given.
    .TP
    .B XDG_STATE_HOME
    The folder that stands for \\fI\\(ti/.local/state\\fR.
    .TP
    .B XDG_CACHE_HOME
    The folder that stands for \\fI\\(ti/.cache\\fR.

    """

  /// Text in which all characters that are special to `man` are escaped.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("…", with: "...").replacing("~", with: "\\(ti").replacing("'", with: "\\(aq")
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}
