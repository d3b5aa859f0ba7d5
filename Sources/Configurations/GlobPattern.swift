/// A pattern for paths, as `include` and `exclude` hold them.
///
/// `*` stands for any characters but `/`, `?` for one, `[a-z]` and `[!a-z]` for one of a set, `{a,b}` for one
/// of several, `**` between slashes for any number of folders; `\` takes the meaning from what follows. A
/// pattern without a slash, other than at its end, is asked of every name at any depth; one with a slash
/// stands for the path below its folder. A slash at the end asks for folders.
package struct GlobPattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  /// Whether the pattern stands for a path from the top, not for a name at any depth.
  let isAnchored: Bool

  private let isForFolders: Bool
  private let machine: GlobMachine

  /// Why a text is no pattern, in words that say what to write instead.
  struct Mistake: Error, Hashable {
    let message: String
  }

  /// How many characters a pattern may have: what it takes to prepare one grows faster.
  private static let maximumLength = 500

  /// The pattern that a text spells.
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
  /// The time is linear in the length of the path, whatever the pattern.
  ///
  /// - Parameters:
  ///   - path: The path below the folder that the pattern is seen from.
  ///   - isFolder: Whether the path is that of a folder.
  func matches(_ path: GlobPath, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    return machine.matches(isAnchored ? path.characters[...] : path.name)
  }
}

/// A path taken apart into characters; a byte that is not UTF-8 stands for itself, beyond all characters.
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
