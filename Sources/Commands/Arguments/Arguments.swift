package import CodemodKit
import Workspace

/// A mistake on a command line, with a message that says what to type instead.
package struct UsageError: Error, Equatable {
  let message: String

  /// Creates an error. The message continues a sentence that begins with the program's name.
  package init(_ message: String) { self.message = message }
}

/// A command line, parsed according to the declaration of its command.
package struct Arguments {
  /// The command.
  let command: CommandDeclaration

  /// The available passes: those of the product, and those of the project once they have been looked up.
  package private(set) var codemods: CodemodCatalog

  /// The passes of the product.
  let builtIn: CodemodCatalog

  /// The arguments that are not options, in order.
  package private(set) var operands: [String] = []

  /// The options on the command line, in order, including those without a value. There are only a few:
  /// searching a list is faster than instantiating the type of a dictionary at run time.
  private var given: [(name: OptionName, value: String?)] = []

  /// Parses `words`: the command line without the program and the command.
  init(
    _ words: [String], for command: CommandDeclaration, _ codemods: CodemodCatalog
  ) throws(UsageError) {
    self.command = command
    self.codemods = codemods
    builtIn = codemods
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        rest = []
      } else if word.hasPrefix("--") {
        try readLong(word, &rest)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word)
      } else {
        operands.append(word)
      }
    }
    // An unset variable in a script must not mean the current folder.
    if operands.dropFirst(command.patternCount).contains("") {
      throw UsageError("empty path; write '.' for the current folder")
    }
  }

  /// Looks up the codemods of the project around the current folder and the given paths.
  mutating func findCodemods(from folder: FilePath) throws {
    let paths = operands.dropFirst(command.patternCount).map { FilePath($0) }
    let found = try ProjectCodemods(
      for: command.operandKind == .path ? Array(paths) : [], from: folder,
      taken: builtIn.metadata.flatMap { [$0.id] + $0.tags })
    if !found.all.isEmpty { codemods = builtIn.adding(found) }
  }

  /// The same command line for the main command, to run one pass alone.
  ///
  /// - Parameter count: The number of operands at the start that the pass consumes.
  func running(_ pass: ConfiguredCodemod, after count: Int) -> Arguments {
    var arguments = self
    arguments.operands.removeFirst(count)
    arguments.codemods = codemods.adding([pass]) { _ in nil }
    arguments.given.append((.only, pass.metadata.id))
    return arguments
  }

  /// The same command line with `--explain-refusals`: the author of a pattern wants to see the refusals.
  func explainingRefusals() -> Arguments {
    var arguments = self
    if !has(.quiet) { arguments.given.append((.explainRefusals, nil)) }
    return arguments
  }

  /// The same command line for other paths, which were found and not typed.
  func naming(_ paths: [String]) -> Arguments {
    var arguments = self
    arguments.operands = paths
    if !has(.forceExclude) { arguments.given.append((.forceExclude, nil)) }
    return arguments
  }

  /// Whether the command line is empty.
  var isEmpty: Bool { given.isEmpty && operands.isEmpty }

  /// Whether an option is present, with or without a value.
  func has(_ option: OptionName) -> Bool { given.contains { $0.name == option } }

  /// The value of an option; the last one if there are several.
  package func value(_ option: OptionName) -> String? { all(option).last }

  /// All values of an option, in order.
  func all(_ option: OptionName) -> [String] { given.compactMap { $0.name == option ? $0.value : nil } }

  /// All values of an option, each split at its commas.
  func list(_ option: OptionName) -> [String] {
    all(option).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The integer value of an option, at least `minimum`.
  func number(_ option: OptionName, atLeast minimum: Int) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw UsageError("\(option) takes a whole number of at least \(minimum), not '\(text)'")
    }
    return number
  }

  /// Throws if an option is combined with one that it excludes.
  func require(_ option: OptionName, without others: OptionName...) throws(UsageError) {
    guard has(option) else { return }
    for other in others where has(other) { throw UsageError("\(option) and \(other) can't be combined") }
  }

  // MARK: - One word

  private mutating func readLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = command.allOptions.first(where: { $0.name.rawValue == parts[0] }) else {
      throw UsageError("unknown option '--\(parts[0])'; \(advice(on: String(parts[0])))")
    }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
      given.append((option.name, nil))
      return
    }
    var value = parts.count == 2 ? String(parts[1]) : ""
    if parts.count == 1, let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    }
    guard value.contains(where: { $0 != "," }) else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    guard option.isRepeatable || !has(option.name) else {
      throw UsageError("\(option.name) is given twice")
    }
    given.append((option.name, value))
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    for letter in word.dropFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        // The rest of the word shows that it is a file name, not a group of flags.
        guard !word.hasSuffix(".swift") else {
          throw UsageError("unknown option '\(word)'; write './\(word)' for a file of this name")
        }
        throw UsageError("unknown option '-\(letter)'; \(advice(on: String(letter)))")
      }
      given.append((option.name, nil))
    }
  }

  /// What to type instead of an unknown option.
  private func advice(on name: String) -> String {
    if command.name.isEmpty, let word = ForeignWord(name) { return word.advice }
    let names = command.allOptions.map(\.name.rawValue)
    return NearestName.of(name, among: names).map { "did you mean '--\($0)'?" } ?? whereToLook
  }

  private var whereToLook: String {
    let help = command.allOptions.map(\.name).contains(.helpAll) ? OptionName.helpAll : .help
    return "'\(command.invocation) \(help)' lists them"
  }
}
