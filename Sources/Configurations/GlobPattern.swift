/// A pattern for paths, for `include` and `exclude`.
///
/// `*` matches any characters but `/`, `?` matches one character, `[a-z]` and `[!a-z]` match one of a set,
/// `{a,b}` matches one of several alternatives, and `**` between slashes matches any number of folders; `\`
/// escapes the next character. A pattern without a slash, except at its end, is matched with every name at
/// any depth; one with a slash is matched with the path below its folder. A slash at the end only matches
/// folders.
package struct GlobPattern: Hashable, Sendable {
  /// The text of the pattern.
  package let text: String
  /// Whether the pattern matches a path from the top, not a name at any depth.
  let isAnchored: Bool

  private let isForFolders: Bool
  private let machine: GlobMachine

  /// Why a text is not a valid pattern, with a message that says what to write instead.
  struct Mistake: Error, Hashable {
    let message: String
  }

  /// The maximum number of characters: the time to compile a pattern grows faster than its length.
  private static let maximumLength = 500

  /// Parses a pattern.
  init(_ text: String) throws(Mistake) {
    self.text = text
    guard text.unicodeScalars.count <= Self.maximumLength else {
      throw Mistake(message: "this pattern has more than \(Self.maximumLength) characters")
    }
    var characters = text.unicodeScalars.map(\.value)[...]
    if characters.starts(with: [0x2E, 0x2F]) { characters = characters.dropFirst() }
    isForFolders = characters.last == GlobStep.slash
    if isForFolders { characters = characters.dropLast() }
    isAnchored = characters.contains(GlobStep.slash)
    if characters.first == GlobStep.slash { characters = characters.dropFirst() }
    guard let first = characters.first else {
      throw Mistake(message: "this pattern is empty; '**' matches all files")
    }
    guard first != 0x21 else {
      throw Mistake(
        message: "'!' doesn't negate a pattern; write '\\!' for a name that begins with it")
    }
    var compiler = GlobCompiler(characters)
    machine = GlobMachine(try compiler.compile())
  }

  /// Whether the pattern matches a path.
  ///
  /// The time is linear in the length of the path, for every pattern.
  ///
  /// - Parameters:
  ///   - path: The path below the folder that the pattern is relative to.
  ///   - isFolder: Whether the path is a folder.
  func matches(_ path: GlobPath, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    return machine.matches(isAnchored ? path.characters[...] : path.name)
  }
}

/// A path split into characters; a byte that is not UTF-8 is represented by a value beyond all characters.
struct GlobPath: Hashable, Sendable {
  let characters: [UInt32]

  /// The characters of the last component.
  var name: ArraySlice<UInt32> {
    characters[(characters.lastIndex(of: GlobStep.slash).map { $0 + 1 } ?? 0)...]
  }

  init(_ bytes: some Sequence<UInt8>) {
    var characters: [UInt32] = []
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    loop: while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let units): characters.append(Unicode.UTF8.decode(units).value)
      case .error: characters.append(GlobStep.notACharacter)
      case .emptyInput: break loop
      }
    }
    self.characters = characters
  }
}
