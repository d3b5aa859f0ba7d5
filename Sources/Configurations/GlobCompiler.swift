/// Compiles the text of a pattern to steps.
struct GlobCompiler {
  /// The maximum nesting depth of braces.
  private static let maximumDepth = 16

  private let characters: ArraySlice<UInt32>
  private var index: Int
  private var steps: [GlobStep] = []

  /// Creates a compiler for a pattern without the slashes at its ends, which determine where it applies.
  init(_ characters: ArraySlice<UInt32>) {
    self.characters = characters
    index = characters.startIndex
  }

  /// The steps of the pattern.
  mutating func compile() throws(GlobPattern.Mistake) -> [GlobStep] {
    try appendSequence(depth: 0)
    guard index == characters.endIndex else {
      throw GlobPattern.Mistake(message: "'}' without a '{' before it; write '\\}' for the character itself")
    }
    return steps + [.match]
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    let place = index + distance
    guard characters.indices.contains(place) else { return nil }
    return Unicode.Scalar(characters[place])
  }

  // MARK: - Parts

  /// Compiles everything up to the end, or to the `,` or `}` that ends an alternative.
  private mutating func appendSequence(depth: Int) throws(GlobPattern.Mistake) {
    while let character = peek() {
      switch character {
      case "," where depth > 0, "}": return
      case "{": try appendAlternatives(depth: depth + 1)
      case "[": try appendSet()
      case "*": try appendStars()
      case "?":
        steps.append(.any(crossesFolders: false))
        index += 1
      default:
        try checkFolderName()
        steps.append(.character(try literal()))
      }
    }
  }

  /// `{a,b}`: each alternative ends in a step to the part after the brace.
  private mutating func appendAlternatives(depth: Int) throws(GlobPattern.Mistake) {
    guard depth <= Self.maximumDepth else {
      throw GlobPattern.Mistake(message: "more than \(Self.maximumDepth) nested braces")
    }
    let fork = steps.count
    steps.append(.either([]))
    var starts: [Int] = []
    var ends: [Int] = []
    repeat {
      index += 1
      starts.append(steps.count)
      try appendSequence(depth: depth)
      ends.append(steps.count)
      steps.append(.either([]))
    } while peek() == ","
    guard peek() == "}" else {
      throw GlobPattern.Mistake(message: "'{' without a '}' after it; write '\\{' for the character itself")
    }
    index += 1
    steps[fork] = .either(starts)
    for end in ends { steps[end] = .either([steps.count]) }
  }

  private mutating func appendStars() throws(GlobPattern.Mistake) {
    guard peek(1) == "*" else {
      index += 1
      appendLoop(crossesFolders: false)
      return
    }
    let isAtStart = index == characters.startIndex || peek(-1) == "/" && peek(-2) != "\\"
    guard isAtStart, peek(2) == "/" || peek(2) == nil else {
      throw GlobPattern.Mistake(message: "write '**' alone between slashes, as in 'Sources/**/Old'")
    }
    if peek(2) == nil {
      index += 2
      steps.append(.any(crossesFolders: true))
      appendLoop(crossesFolders: true)
    } else {
      index += 3
      appendFolders()
    }
  }

  /// Any number of characters, including none.
  private mutating func appendLoop(crossesFolders: Bool) {
    let start = steps.count
    steps.append(.either([start + 1, start + 3]))
    steps.append(.any(crossesFolders: crossesFolders))
    steps.append(.either([start]))
  }

  /// Any number of folders with a slash after each, including none.
  private mutating func appendFolders() {
    let start = steps.count
    steps.append(.either([start + 1, start + 6]))
    appendLoop(crossesFolders: true)
    steps.append(.character(GlobStep.slash))
    steps.append(.either([start + 6]))
  }

  // MARK: - Sets

  private mutating func appendSet() throws(GlobPattern.Mistake) {
    index += 1
    let isNegated = peek() == "!" || peek() == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    while ranges.isEmpty || peek() != "]" {
      guard peek() != nil, peek() != "/" else {
        throw GlobPattern.Mistake(
          message: "'[' without a ']' after it; write '\\[' for the character itself")
      }
      guard peek() != "[" || peek(1) != ":" else {
        throw GlobPattern.Mistake(message: "classes such as '[:alpha:]' can't be used; write '[a-zA-Z]'")
      }
      let low = try literal()
      var high = low
      if peek() == "-", let end = peek(1), end != "]" {
        index += 1
        high = try literal()
      }
      guard low <= high else {
        throw GlobPattern.Mistake(message: "the ends of a range are in the wrong order; write '[a-z]'")
      }
      ranges.append(low...high)
    }
    index += 1
    steps.append(.set(ranges, isNegated: isNegated))
  }

  // MARK: - Characters

  /// The next character, or the one after a backslash.
  private mutating func literal() throws(GlobPattern.Mistake) -> UInt32 {
    if peek() == "\\" { index += 1 }
    guard let character = peek() else {
      throw GlobPattern.Mistake(message: "'\\' at the end; write '\\\\' for the character itself")
    }
    index += 1
    return character.value
  }

  /// Reports folder names that no path contains, so that the pattern would never match.
  private func checkFolderName() throws(GlobPattern.Mistake) {
    let isAtStart = index == characters.startIndex || peek(-1) == "/"
    guard isAtStart else { return }
    let name = characters[index...].prefix { $0 != GlobStep.slash }
    switch String(String.UnicodeScalarView(name.compactMap(Unicode.Scalar.init))) {
    case "..":
      throw GlobPattern.Mistake(message: "a pattern can't leave the folder of its file with '..'")
    case ".", "":
      throw GlobPattern.Mistake(message: "a pattern can't have '.' or an empty name between slashes")
    default: break
    }
  }
}
