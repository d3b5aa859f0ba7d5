import CodemodKit

/// What is wrong with a command line, in words that say what to type instead.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// A command line, taken apart as a command declares it.
struct Arguments: Equatable {
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]

  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// Takes `words` apart: the command line without the program and without the command.
  init(_ words: [String], for command: CommandDeclaration) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        try readLong(word, &rest, command)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word, command)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last value that was given for an option.
  func value(_ option: String) -> String? { values[option]?.last }

  /// All values that were given for an option; each may be several, with commas between them.
  func list(_ option: String) -> [String] {
    values[option, default: []].flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The whole number that was given for an option, at least `minimum`.
  func number(_ option: String, atLeast minimum: Int) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw UsageError("--\(option) takes a whole number from \(minimum) on, not '\(text)'")
    }
    return number
  }

  private mutating func readLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: CommandDeclaration
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = command.options + CommandDeclaration.common
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError("unknown option '--\(name)'" + Self.hint(name, options))
    }
    guard option.placeholder != nil else {
      guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("--\(name) needs a value: --\(name) \(option.placeholder ?? "")")
    }
    guard option.isRepeatable || values[name] == nil else { throw UsageError("--\(name) is given twice") }
    values[name, default: []].append(value)
  }

  private mutating func readShort(_ word: String, _ command: CommandDeclaration) throws(UsageError) {
    for letter in word.dropFirst() {
      let options = command.options + CommandDeclaration.common
      guard let option = options.first(where: { $0.short == letter }) else {
        throw UsageError("unknown option '-\(letter)'; 'swiftfix --help' lists them")
      }
      flags.insert(option.name)
    }
  }

  private static func hint(_ name: String, _ options: [OptionDeclaration]) -> String {
    guard let nearest = NearestName.of(name, among: options.map(\.name)) else {
      return "; 'swiftfix --help' lists them"
    }
    return "; did you mean '--\(nearest)'?"
  }
}
