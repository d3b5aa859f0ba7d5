/// The meaning of a word that isn't an option or command here, but is one in other linters, formatters and
/// tools.
enum ForeignWord {
  /// A word of swiftfix with the same meaning.
  case own(String)
  /// Every run does it, without an option.
  case everyRun
  /// It is set in a configuration.
  case configuration

  /// The meaning of a word, without its leading hyphens; nil if no known tool uses the word.
  init?(_ word: String) {
    switch word {
    case "fix", "write", "w", "in-place", "inplace", "apply", "autocorrect", "format": self = .everyRun
    case "diff", "d", "patch", "preview", "what-if": self = .own("--dry-run")
    case "lint", "l", "verify", "list-different": self = .own("--check")
    case "include", "ignore-path": self = .configuration
    case "ignore", "disable": self = .own("--skip")
    case "add-noqa", "add-ignores", "suppress-all": self = .own("suppress")
    case "select", "rule", "rules", "pass", "passes", "enable": self = .own("--only")
    case "jobs", "j", "parallel": self = .own("--threads")
    case "reporter", "output-format": self = .own("--format")
    case "no-color", "no-colour", "colour": self = .own("--color never")
    case "stdin", "use-stdin": self = .own("-")
    case "stdinpath", "assume-filename": self = .own("--stdin-filename")
    case "list-files", "files": self = .own("--show-files")
    case "undo", "revert", "rollback": self = .own("undo")
    default: return nil
    }
  }

  /// What to type instead, for the end of a message.
  var advice: String {
    switch self {
    case .own("undo"): "did you mean 'swiftfix undo'?"
    case .own("suppress"): "did you mean 'swiftfix suppress'?"
    case .own(let words): "did you mean '\(words)'?"
    case .everyRun: "a run changes files unless --dry-run or --check is given"
    case .configuration: "a .swiftfix.json says what is left out; 'swiftfix init' writes one"
    }
  }
}
