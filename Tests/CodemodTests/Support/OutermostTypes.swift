/// The names of the types that a case declares on its outermost level.
///
/// Read line by line and without a parser: what this doesn't know by sight makes the whole case unknown,
/// which costs it a compiler of its own and nothing else.
struct OutermostTypes {
  private(set) var names: Set<String> = []
  private var extended: Set<String> = []

  /// Names by which the compiler knows a nested type; renamed, they would lose their meaning.
  private static let reserved: Set<String> = [
    "Body", "CodingKeys", "Configuration", "Content", "ID", "Value",
  ]

  init?(of item: TypeCheckCase) {
    for file in item.files where !read(file) { return nil }
    guard extended.isSubset(of: names), names.isDisjoint(with: Self.reserved) else { return nil }
  }

  private mutating func read(_ file: TypeCheckCase.File) -> Bool {
    guard !file.name.hasSuffix("main.swift"), !file.text.contains(/#if|#sourceLocation|"""|\/\*|@main\b/)
    else {
      return false
    }
    var depth = 0
    for line in file.text.split(whereSeparator: \.isNewline) {
      if depth == 0, !read(outermost: line) { return false }
      for character in line {
        if "{([".contains(character) { depth += 1 }
        if "})]".contains(character) { depth -= 1 }
      }
    }
    return depth == 0
  }

  /// One declaration at most: after a brace that closes, another one could follow unseen.
  private mutating func read(outermost line: Substring) -> Bool {
    let words =
      line.prefixMatch(of: /\s*(?:@\w+(?:\([^)]*\))?\s*)*/).map { line[$0.range.upperBound...] } ?? line
    if words.isEmpty || words.starts(with: /\/\/|import |where |[{}]\s*$/) { return true }
    guard words.matches(of: /}\s*;?\s*\w/).isEmpty else { return false }
    if words.starts(with: #/(?:private|fileprivate) (?:\w+(?:\(\w+\))? )*(?:let|var|func) /#) { return true }
    let type = #/(?:\w+ )*(struct|class|enum|actor|protocol|typealias|extension) (\w+)/#
    guard let declaration = words.prefixMatch(of: type) else { return false }
    guard declaration.1 == "extension" else { return names.insert(String(declaration.2)).inserted }
    extended.insert(String(declaration.2))
    return true
  }
}
