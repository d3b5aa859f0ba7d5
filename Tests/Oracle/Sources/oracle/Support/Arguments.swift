/// The words after a command: switches, options with a value, and the rest.
struct Arguments {
  private(set) var positional: [String] = []
  private var switches: Set<String> = []
  private var values: [String: String] = [:]

  /// Sorts `words`; a dash that is neither in `switches` nor in `options` is an error.
  init(_ words: [String], switches known: Set<String> = [], options: Set<String> = []) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if known.contains(word) {
        switches.insert(word)
      } else if options.contains(word) {
        guard let value = rest.popFirst() else { throw UsageError("\(word) needs a value") }
        values[word] = value
      } else if word.hasPrefix("-") {
        throw UsageError("unknown option '\(word)'; see oracle --help")
      } else {
        positional.append(word)
      }
    }
  }

  /// Whether the switch was given.
  func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of the option, where it was given.
  func value(_ name: String) -> String? { values[name] }

  /// The value of an option that counts something.
  func count(_ name: String, default standard: Int) throws -> Int {
    guard let text = values[name] else { return standard }
    guard let number = Int(text), number > 0 else {
      throw UsageError("\(name) needs a number above 0, not '\(text)'")
    }
    return number
  }
}
