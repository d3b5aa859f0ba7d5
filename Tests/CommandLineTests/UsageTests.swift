import TestSupport
import Testing

/// What is wrong with a command line, and the message that says so.
struct WrongUsage: Sendable, CustomTestStringConvertible {
  let words: [String]
  let message: String

  init(_ words: String..., says message: String) {
    self.words = words
    self.message = message
  }

  var testDescription: String { words.joined(separator: " ") }
}

@Suite struct UsageTests {
  static let mistakes = [
    WrongUsage("--dryrun", says: "unknown option '--dryrun'; did you mean '--dry-run'?"),
    WrongUsage("--frobnicate", says: "unknown option '--frobnicate'; 'swiftfix --help-all' lists them"),
    WrongUsage("-x", says: "unknown option '-x'; 'swiftfix --help-all' lists them"),
    WrongUsage("syntax", "-x", says: "unknown option '-x'; 'swiftfix syntax --help' lists them"),
    WrongUsage("--dry-run=yes", says: "--dry-run takes no value"),
    WrongUsage("--threads", says: "--threads needs a value: --threads N"),
    WrongUsage("--only", "--dry-run", says: "--only needs a value: --only NAME,…"),
    WrongUsage("--only=,", says: "--only needs a value: --only NAME,…"),
    WrongUsage("--swift", "5", "--swift", "6", says: "--swift is given twice"),
    WrongUsage("--threads", "none", says: "--threads takes a whole number of at least 1, not 'none'"),
    WrongUsage("--threads=0", says: "--threads takes a whole number of at least 1, not '0'"),
    WrongUsage("--color", "pink", says: "--color takes auto, always or never, not 'pink'"),
    WrongUsage(
      "--only", "hoist-formater",
      says: "unknown pass, category or ID 'hoist-formater'; did you mean 'hoist-formatters'?"),
    WrongUsage(
      "--skip", "qqqqqqqqqq",
      says: "unknown pass, category or ID 'qqqqqqqqqq'; 'swiftfix list' shows the passes"),
    WrongUsage("--allow", "LZ301", says: "'LZ301' is not a fix; see 'swiftfix explain LZ301'"),
    WrongUsage("--allow", "hf219", says: "unknown pass, category or ID 'hf219'; "),
    WrongUsage("--deployment", "ios", says: "'ios' is not a deployment target; write one of iOS=N, macOS=N"),
    WrongUsage("--deployment", "ios=new", says: "'new' is not a version of iOS"),
    WrongUsage("--swift", "9", says: "'9' is not a Swift language mode; write 4, 5 or 6"),
    WrongUsage("--option", "fast", says: "'fast' names no option: write PASS.NAME or PASS.NAME=VALUE"),
    WrongUsage(
      "--option", "hoist-formatters.keep-curent",
      says: "'hoist-formatters' has no option 'keep-curent'; did you mean 'keep-current'?"),
    WrongUsage(
      "--option", "hoist-formatters.modernise=2",
      says: "'hoist-formatters.modernise=2': 'modernise' takes true or false"),
    WrongUsage("", says: "empty path; write '.' for the current folder"),
    WrongUsage(
      "lisst",
      says: "lisst: no such file or folder. Check the spelling, and the folder you are in. "
        + "Did you mean 'swiftfix list'?"),
    WrongUsage("--color=never", "list", says: "The command comes first."),
    WrongUsage(
      "help", "lazy-stacks", says: "'lazy-stacks' is not a command; 'swiftfix --help' lists commands"),
    WrongUsage("--fix", says: "unknown option '--fix'; a run changes files unless --dry-run or --check"),
    WrongUsage("-d", "A.swift", says: "unknown option '-d'; did you mean '--dry-run'?"),
    WrongUsage("--include", "Pods", says: "unknown option '--include'; a .swiftfix.json says"),
    WrongUsage("--ignore", "LZ", says: "unknown option '--ignore'; did you mean '--skip'?"),
    WrongUsage("lint", says: "No such command either: did you mean '--check'?"),
    WrongUsage("fix", ".", says: "No such command either: a run changes files unless --dry-run or --check"),
    WrongUsage("-n.swift", says: "unknown option '-n.swift'; write './-n.swift' for a file of this name"),
    WrongUsage("check", says: "Did you mean 'swiftfix --check'?"),
    WrongUsage("chek", says: "Did you mean 'swiftfix --check'?"),
    WrongUsage("dry", says: "Did you mean 'swiftfix --dry-run'?"),
    WrongUsage(
      "--only", "hoist", says: "unknown pass, category or ID 'hoist'; did you mean 'hoist-formatters'?"),
    WrongUsage("--exclude", "a{b", says: "--exclude: 'a{b': "),
    WrongUsage("--watch", "--check", says: "--watch needs a terminal"),
    WrongUsage("--watch", ".", says: "--watch needs --check or --dry-run"),
    WrongUsage("list", "Sources", says: "'swiftfix list' takes no arguments"),
    WrongUsage("explain", says: "'swiftfix explain' takes one pass or ID"),
    WrongUsage("explain", "HF3002", says: "unknown pass or ID 'HF3002'; did you mean 'HF302'?"),
    WrongUsage("explain", "LZ999", says: "'swiftfix explain lazy-stacks' lists the IDs that begin with LZ"),
    WrongUsage("explain", "LZ319", says: "'swiftfix explain lazy-stacks' lists the IDs that begin with LZ"),
    WrongUsage("explain", "hf", says: "'swiftfix explain hoist-formatters' lists the IDs that begin with HF"),
    WrongUsage("explain", "US20", says: "the IDs with this prefix are US201, US202"),
    WrongUsage("explain", "lazy", says: "unknown pass or ID 'lazy'; did you mean 'lazy-stacks'?"),
    WrongUsage("explain", "modifiers", says: "did you mean 'ternary-modifiers'?"),
    WrongUsage("explain", "er", says: "unknown pass or ID 'er'; 'swiftfix list' shows the passes"),
    WrongUsage("explain", "N9", says: "unknown pass or ID 'N9'; 'swiftfix list' shows the passes"),
    WrongUsage("explain", "LZZ201", says: "unknown pass or ID 'LZZ201'; did you mean 'LZ201'?"),
    WrongUsage("--config", "none", "list", says: "--config none: no such file. Check the spelling"),
    WrongUsage("--changed", "--staged", says: "--changed and --staged can't be combined"),
    WrongUsage("--check", "--write-baseline", "b", says: "--write-baseline and --check can't be combined"),
    WrongUsage("-n", "--write-baseline", "b", says: "--write-baseline and --dry-run can't be combined"),
    WrongUsage("--write-baseline", "b", "--output", "json=r", says: "--write-baseline and --output can't"),
    WrongUsage("--write-baseline", "-", says: "--write-baseline takes a file"),
    WrongUsage("-0", ".", says: "-0 needs --show-files"),
    WrongUsage("--show-files", "--check", says: "--show-files and --check can't be combined"),
    WrongUsage("-v", "--statistics", says: "--verbose and --statistics can't be combined"),
    WrongUsage("--deployment", "ios=17,ios=16", says: "'ios=16': iOS is given twice"),
    WrongUsage("--option", "lazy-stacks.min-items=-1", says: "'min-items' takes a whole number from 0 on"),
    WrongUsage("--since", "main", ".", says: "--since needs --changed"),
    WrongUsage("-", "A.swift", says: "standard input can't be combined with other paths"),
    WrongUsage("-", "--changed", says: "standard input and --changed can't be combined"),
    WrongUsage(
      "--stdin-filename", "A.swift", "--files-from=-", says: "standard input and --files-from can't"),
    WrongUsage("--stdin-filename", "A.txt", says: "A.txt: not a Swift file."),
    WrongUsage(
      "--interactive", "-", says: "--interactive reads answers from standard input, so paths or text"),
    WrongUsage(
      "-", "--format", "json",
      says: "standard output is used for the text; add --check, or write "
        + "the"),
    WrongUsage("syntax", says: "'swiftfix syntax' needs a path"),
    WrongUsage("syntax", "--check", "--spans", ".", says: "--check and --spans can't be combined"),
  ]

  @Test(arguments: mistakes) func wrongUsage(_ mistake: WrongUsage) async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let outcome = try await playground.swiftfix(mistake.words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("swiftfix: "))
    #expect(outcome.errors.contains(mistake.message))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try playground.text("A.swift") == Sample.old("A"))
  }

  @Test func wordsAfterTwoHyphensArePaths() async throws {
    let playground = try Playground()
    try playground.write("--A.swift", Sample.old("A"))
    let outcome = try await playground.swiftfix("--", "--A.swift")
    #expect(outcome.status == 0)
    #expect(try playground.text("--A.swift") != Sample.old("A"))
  }
}
