/// The declarations inside types, extensions and functions, and their names.
struct InnerDeclarations: Sendable {
  /// A declaration inside another one.
  struct Entry: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
    /// The position of the enclosing declaration among those of all files.
    var parent: UInt32
  }

  /// All of them, sorted by the symbols of their names.
  let all: [Entry]

  /// The types among them, in the same order.
  let types: [Entry]

  /// For each symbol, the kinds of inner declarations with this name.
  private var membership: ContiguousArray<Membership>

  private struct Membership: OptionSet, Sendable {
    let rawValue: UInt8

    /// A declaration inside a type, an extension or a function.
    static let declared = Self(rawValue: 1)
    /// Such a declaration that is a type.
    static let type = Self(rawValue: 2)
    /// An associated type of an external protocol.
    static let foreignType = Self(rawValue: 4)
    /// A type in the body of a function, a closure or an accessor: not a member, but also an inner
    /// declaration.
    static let localType = Self(rawValue: 8)
  }

  init(of files: NumberedFiles) {
    let symbolCount = files.symbols.count
    membership = ContiguousArray(repeating: Membership(), count: symbolCount)
    var all: [(group: Int, value: Entry)] = []
    var types: [(group: Int, value: Entry)] = []
    all.reserveCapacity(files.declarationCount)
    for (file, start) in zip(files.facts, files.starts) {
      // Copying each declaration out of the array would retain its references.
      let declarations = file.declarations
      for index in declarations.indices {
        let symbol = declarations[index].symbol?.rawValue
        let isType = declarations[index].kind.isType
        if let symbol, isType, declarations[index].traits.contains(.local) {
          membership[Int(symbol)].insert(.localType)
        }
        guard let parent = declarations[index].parent else { continue }
        let entry = Entry(
          symbol: symbol ?? .max, declaration: declarations[index].id, parent: UInt32(start) + parent.index)
        all.append((symbol.map(Int.init) ?? symbolCount, entry))
        guard let symbol else { continue }
        membership[Int(symbol)].insert(.declared)
        guard isType else { continue }
        membership[Int(symbol)].insert(.type)
        types.append((Int(symbol), entry))
      }
    }
    self.all = Grouped(all, count: symbolCount + 1).values
    self.types = Grouped(types, count: symbolCount).values
    addForeignTypes(files.symbols)
  }

  /// Updates the names of edited files with the same declarations as before.
  mutating func follow(_ symbols: SymbolTable) {
    let new = symbols.count - membership.count
    if new > 0 { membership.append(contentsOf: repeatElement(Membership(), count: new)) }
    addForeignTypes(symbols)
  }

  private mutating func addForeignTypes(_ symbols: SymbolTable) {
    let (text, places) = ForeignTypes.associatedTypeNames
    for place in places {
      guard let symbol = symbols.symbol(at: place, in: text.span) else { continue }
      membership[Int(symbol.rawValue)].insert(.foreignType)
    }
  }

  /// Whether any type of the project may have a member with a name.
  func mayBeMember(_ symbol: Symbol) -> Bool { membership[Int(symbol.rawValue)].contains(.declared) }

  /// Whether any type of the project may have a member type with a name, declared or inherited.
  func mayBeType(_ symbol: Symbol) -> Bool {
    !membership[Int(symbol.rawValue)].isDisjoint(with: [.type, .foreignType])
  }

  /// Whether any body in the project declares a type with a name.
  func mayBeLocalType(_ symbol: Symbol) -> Bool { membership[Int(symbol.rawValue)].contains(.localType) }

  /// Whether an external protocol may have an associated type with a name.
  func mayBeForeignType(_ symbol: Symbol) -> Bool {
    membership[Int(symbol.rawValue)].contains(.foreignType)
  }
}
