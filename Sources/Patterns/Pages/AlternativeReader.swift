/// Assembles the blocks of a codemod's file.
struct AlternativeReader {
  private let text: String
  private let kind: PatternKind?
  private var alternatives: [PatternPage.Alternative] = []
  private(set) var examples: [PatternPage.Example] = []

  /// The pattern that the following rewrite and conditions belong to.
  private var pattern: Pattern?
  private var rewrite: Rewrite?
  private var conditions: [Condition] = []
  private var before: FencedBlocks.Block?

  init(_ text: String, kind: PatternKind?) {
    self.text = text
    self.kind = kind
  }

  mutating func take(_ block: FencedBlocks.Block) throws(PatternMistake) {
    let words = block.info.split(separator: " ")
    switch words {
    case ["swift", "match"]: try takeMatch(block)
    case ["swift", "rewrite"]: try takeRewrite(block)
    case ["where"]: try takeConditions(block)
    case ["swift", "before"]:
      takeWarned()
      before = block
    case ["swift", "after"]:
      guard let before else { throw mistake("an 'after' block follows a 'before' block", block) }
      examples.append(PatternPage.Example(before: before.code, after: block.code, line: line(before)))
      self.before = nil
    case ["swift", "unchanged"]:
      takeWarned()
      examples.append(PatternPage.Example(before: block.code, after: block.code, line: line(block)))
    default:
      guard words.count < 2 || words[0] != "swift" else {
        throw mistake(
          "unknown block 'swift \(words[1])'; use match, rewrite, before, after or unchanged", block)
      }
    }
  }

  mutating func finish() throws(PatternMistake) -> [PatternPage.Alternative] {
    takeAlternative()
    takeWarned()
    guard !alternatives.isEmpty else {
      throw PatternMistake("a block that begins with '```swift match' is missing", in: text, at: 0)
    }
    return alternatives
  }

  // MARK: - Rules

  private mutating func takeMatch(_ block: FencedBlocks.Block) throws(PatternMistake) {
    takeAlternative()
    do throws(PatternMistake) {
      pattern = try Pattern(block.code, kind: kind)
    } catch {
      throw moved(error, block)
    }
  }

  private mutating func takeRewrite(_ block: FencedBlocks.Block) throws(PatternMistake) {
    guard let pattern, rewrite == nil else {
      throw mistake("a 'rewrite' block follows a 'match' block", block)
    }
    do throws(PatternMistake) {
      rewrite = try Rewrite(block.code, for: pattern)
    } catch {
      throw moved(error, block)
    }
  }

  private mutating func takeConditions(_ block: FencedBlocks.Block) throws(PatternMistake) {
    guard let pattern else { throw mistake("a 'where' block follows a 'match' block", block) }
    var offset = 0
    for line in block.code.split(separator: "\n", omittingEmptySubsequences: false) {
      do throws(PatternMistake) {
        conditions += try Condition.all(String(line), for: pattern)
      } catch {
        let spaces = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
        throw PatternMistake(error.message, in: text, at: block.offset + offset + spaces + error.offset)
      }
      offset += line.utf8.count + 1
    }
  }

  private mutating func takeAlternative() {
    guard let pattern else { return }
    alternatives.append(PatternPage.Alternative(pattern, rewrite, conditions))
    (self.pattern, rewrite, conditions) = (nil, nil, [])
  }

  /// Code with an expected warning has no 'after'.
  private mutating func takeWarned() {
    guard let before else { return }
    examples.append(PatternPage.Example(before: before.code, after: nil, line: line(before)))
    self.before = nil
  }

  // MARK: - Mistakes

  private func mistake(_ message: String, _ block: FencedBlocks.Block) -> PatternMistake {
    PatternMistake(message, in: text, at: block.offset)
  }

  private func moved(_ mistake: PatternMistake, _ block: FencedBlocks.Block) -> PatternMistake {
    PatternMistake(mistake.message, in: text, at: block.offset + mistake.offset)
  }

  private func line(_ block: FencedBlocks.Block) -> Int {
    text.utf8.prefix(block.offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
