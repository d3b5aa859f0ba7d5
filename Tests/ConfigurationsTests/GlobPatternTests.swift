import TestSupport
import Testing

@testable import Configurations
import Workspace

@Suite struct GlobPatternTests {
  /// Whether a pattern matches a path; a slash at the end of the path makes it that of a folder.
  private func matches(_ pattern: String, _ path: String) throws -> Bool {
    let isFolder = path.hasSuffix("/")
    return try GlobPattern(pattern).matches(
      GlobPath(isFolder ? path.utf8.dropLast() : path.utf8[...]), isFolder: isFolder)
  }

  @Test(arguments: [
    // Names, at any depth.
    ("a.swift", "a.swift", true), ("a.swift", "b/c/a.swift", true), ("a.swift", "aa.swift", false),
    ("a.swift", "a.swift/b", false), ("*.swift", "b/a.swift", true), ("*", "b/.a", true),
    ("Generated/", "b/Generated/", true), ("Generated/", "b/Generated", false), ("*_?.x", "_a.x", true),
    ("*_?.x", "__.x", true), ("*_?.x", "_.x", false), ("a*b*c", "axbxbxc", true), ("a*b*c", "acb", false),
    // Paths from the top.
    ("/a.swift", "a.swift", true), ("/a.swift", "b/a.swift", false), ("./a.swift", "b/a.swift", false),
    ("b/*.swift", "b/a.swift", true), ("b/*.swift", "b/c/a.swift", false), ("b/", "b/", true),
    ("b/*.swift", "c/b/a.swift", false), ("b?a", "b/a", false), ("b[!x]a", "b/a", false), ("/b/", "b", false),
    // Folders between.
    ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "xa", false), ("b/**/a", "b/a", true),
    ("b/**/a", "b/x/y/a", true), ("b/**/a", "bx/a", false), ("b/**", "b/x/y", true), ("b/**", "b/", false),
    ("**", "b/a", true), ("**/x/**/y/**", "x/y/z", true), ("**/x/**/y/**", "a/x/b/y/c/d", true),
    ("**/x/**/y/**", "x/y/", false),
    // Sets.
    ("[a-cx].y", "b.y", true), ("[a-cx].y", "d.y", false), ("[!a-c]", "d", true), ("[^a-c]", "a", false),
    ("[]a]", "]", true), ("[!]a]", "]", false), ("[a-]", "-", true), (#"[\]]"#, "]", true),
    ("[é-ü]", "ö", true),
    // Alternatives.
    ("{a,b/c}.x", "b/c.x", true), ("{a,b/c}.x", "a.x", true), ("{a,b/c}.x", "y/a.x", false),
    ("*.{x,y{1,2}}", "q.y2", true), ("*.{x,y{1,2}}", "q.y", false), ("a{,b}c", "ac", true),
    ("a{,b}c", "abc", true),
    ("{a,b}{a,b}", "ba", true), ("a,b", "a,b", true),
    // Characters that have a meaning elsewhere.
    (#"\*.x"#, "*.x", true), (#"\*.x"#, "a.x", false), (#"\{a\}"#, "{a}", true), (#"\!a"#, "!a", true),
    (#"\[a]"#, "[a]", true), ("a]", "a]", true), ("?", "é", true), ("?", "😀", true), ("a.b", "axb", false),
    ("A", "a", false),
  ])
  func matching(_ pattern: String, _ path: String, _ expected: Bool) throws {
    #expect(try matches(pattern, path) == expected)
  }

  @Test(arguments: [
    ("", "this pattern is empty; '**' matches all files"),
    ("/", "this pattern is empty; '**' matches all files"),
    ("!a", "'!' doesn't negate a pattern; write '\\!' for a name that begins with it"),
    ("a**", "write '**' alone between slashes, as in 'Sources/**/Old'"),
    ("**a", "write '**' alone between slashes, as in 'Sources/**/Old'"),
    ("a/***", "write '**' alone between slashes, as in 'Sources/**/Old'"),
    ("{**/a,b}", "write '**' alone between slashes, as in 'Sources/**/Old'"),
    ("../a", "a pattern can't leave the folder of its file with '..'"),
    ("a/../b", "a pattern can't leave the folder of its file with '..'"),
    ("a/./b", "a pattern can't have '.' or an empty name between slashes"),
    ("a//b", "a pattern can't have '.' or an empty name between slashes"),
    ("[a", "'[' without a ']' after it; write '\\[' for the character itself"),
    ("[]", "'[' without a ']' after it; write '\\[' for the character itself"),
    ("[a/b]", "'[' without a ']' after it; write '\\[' for the character itself"),
    ("[z-a]", "the ends of a range are in the wrong order; write '[a-z]'"),
    ("[[:alpha:]]", "classes such as '[:alpha:]' can't be used; write '[a-zA-Z]'"),
    ("{a", "'{' without a '}' after it; write '\\{' for the character itself"),
    ("a}", "'}' without a '{' before it; write '\\}' for the character itself"),
    ("a\\", "'\\' at the end; write '\\\\' for the character itself"),
    ("[a\\", "'\\' at the end; write '\\\\' for the character itself"),
  ])
  func mistakes(_ pattern: String, _ message: String) {
    #expect(throws: GlobPattern.Mistake(message: message)) { try GlobPattern(pattern) }
  }

  @Test func depth() {
    #expect(throws: GlobPattern.Mistake(message: "more than 16 nested braces")) {
      try GlobPattern(String(repeating: "{", count: 500))
    }
  }

  @Test func bytesThatAreNotText() throws {
    let path = GlobPath([0x61, 0xFF, 0x62])
    #expect(try GlobPattern("a?b").matches(path, isFolder: false))
    #expect(try GlobPattern("a[!x]b").matches(path, isFolder: false))
    #expect(try !GlobPattern("a\u{FFFD}b").matches(path, isFolder: false))
  }

  /// What makes a matcher that goes back take years.
  @Test(arguments: [
    "*a*a*a*a*a*a*a*a*a*a*a*b", "**/*a*/**/*a*/**/*a*/**/*b", "{a,aa}{a,aa}{a,aa}{*,a*}{*,a*}{*,a*}b",
  ])
  func time(_ pattern: String) throws {
    let path = GlobPath(String(repeating: "aaaaaaaaaaaaaaaaaaaaaaaa/a", count: 2_000).utf8)
    let glob = try GlobPattern(pattern)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!glob.matches(path, isFolder: false)) }
    #expect(time < .seconds(5))
  }

  /// What git takes for ignored is what the same pattern matches here, or does so for a folder on the way.
  @Test func matchesAsGit() throws {
    var random = SeededGenerator(seed: 3)
    let parts = ["a", "b", "*", "?", "[ab]", "[!a]", "/", "/", "**/", "/**", "\\*", "*.b"]
    let names = ["a", "b", "ab", "ba", ".b", "a.b", "*"]
    let scratch = try Scratch()
    try scratch.git("init", "-q")
    var asked: [(path: String, pattern: GlobPattern, below: String)] = []
    for number in 0..<400 {
      let count = Int.random(in: 1...4, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let pattern = try? GlobPattern(text) else { continue }
      try scratch.write("\(number)/.gitignore", text + "\n")
      for _ in 0..<25 {
        let length = Int.random(in: 1...4, using: &random)
        let below = (0..<length).map { _ in names.randomElement(using: &random) ?? "" }.joined(separator: "/")
        asked.append(("\(number)/\(below)", pattern, below))
      }
    }
    let list = try scratch.write("list", asked.map { $0.path + "\n" }.joined())
    let answer = try run(
      "sh", "-c", "git -C '\(scratch.path.text)' check-ignore --no-index --stdin < '\(list.text)'")
    let ignored = Set(answer.split(separator: "\n").map(String.init))
    for question in asked {
      var path = FilePath(question.below)
      var isMatched = question.pattern.matches(GlobPath(path.bytes), isFolder: false)
      while path.parent != FilePath("."), !isMatched {
        path = path.parent
        isMatched = question.pattern.matches(GlobPath(path.bytes), isFolder: true)
      }
      #expect(isMatched == ignored.contains(question.path), "\(question.pattern.text) \(question.below)")
    }
    #expect(ignored.count > 500)
  }
}
