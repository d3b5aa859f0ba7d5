/// The declarations that stand in types, extensions and functions, and what names they have.
struct InnerDeclarations: Sendable {
  /// A declaration inside another one.
  struct Entry: Sendable {
    var symbol: UInt32
    var declaration: DeclarationID
    /// The position of the declaration around it among those of all files.
    var parent: UInt32
  }

  /// All of them, in the order of the symbols of their names.
  let all: [Entry]

  /// The types among them, in the same order.
  let types: [Entry]

  /// What members, and what else that stands inside, can have a name, by its symbol.
  private var membership: ContiguousArray<Membership>

  private struct Membership: OptionSet, Sendable {
    let rawValue: UInt8

    /// Something that stands in a type, an extension or a function.
    static let declared = Self(rawValue: 1)
    /// A type that does.
    static let type = Self(rawValue: 2)
    /// An associated type of a protocol of others.
    static let foreignType = Self(rawValue: 4)
    /// A type in the body of a function, a closure or an accessor: no member, but inner too.
    static let localType = Self(rawValue: 8)
  }

  init(of files: NumberedFiles) {
    let symbolCount = files.symbols.count
    membership = ContiguousArray(repeating: Membership(), count: symbolCount)
    var all: [(group: Int, value: Entry)] = []
    var types: [(group: Int, value: Entry)] = []
    all.reserveCapacity(files.declarationCount)
    for (file, start) in zip(files.facts, files.starts) {
      // To take each declaration out of the array would count the references that it holds.
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

  /// Takes the names of files that were edited and declare the same as before.
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

  /// Whether any type of the project may have a member of a name.
  func mayBeMember(_ symbol: Symbol) -> Bool { membership[Int(symbol.rawValue)].contains(.declared) }

  /// Whether any type of the project may have a type of a name among its members, declared or inherited.
  func mayBeType(_ symbol: Symbol) -> Bool {
    !membership[Int(symbol.rawValue)].isDisjoint(with: [.type, .foreignType])
  }

  /// Whether any body of the project declares a type of a name.
  func mayBeLocalType(_ symbol: Symbol) -> Bool { membership[Int(symbol.rawValue)].contains(.localType) }

  /// Whether a protocol of others may have an associated type of a name.
  func mayBeForeignType(_ symbol: Symbol) -> Bool {
    membership[Int(symbol.rawValue)].contains(.foreignType)
  }
}
