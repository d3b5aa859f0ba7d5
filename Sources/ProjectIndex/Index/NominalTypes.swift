/// The types that a project declares.
struct NominalTypes: Sendable {
  /// One type for each nominal declaration; those with the same name in clauses of `#if` share one.
  private(set) var types: [TypeInfo] = []

  /// For each declaration of the project, the number of the type that it declares, or -1.
  private(set) var numbers: [Int32]

  /// The common properties of declarations of one type in several clauses of `#if`.
  private struct SplitKey: Hashable {
    var name: Symbol
    var parent: DeclarationID?
    var module: String?
  }

  init(of files: NumberedFiles, _ builds: FileBuilds) {
    numbers = Array(repeating: -1, count: files.declarationCount)
    var split: [SplitKey: TypeID] = [:]
    for (file, start) in zip(files.facts, files.starts) {
      let declarations = file.declarations
      for index in declarations.indices where declarations[index].kind.isNominal {
        let declaration = declarations[index]
        let key = Self.splitKey(declaration, builds)
        if let key, let known = split[key] {
          types[Int(known.rawValue)].declarations.append(declaration.id)
          numbers[start + index] = Int32(known.rawValue)
          continue
        }
        let id = TypeID(rawValue: UInt32(types.count))
        let name = declaration.name ?? ""
        types.append(TypeInfo(id: id, kind: declaration.kind, name: name, declarations: [declaration.id]))
        numbers[start + index] = Int32(id.rawValue)
        if let key { split[key] = id }
      }
    }
  }

  private static func splitKey(_ declaration: Declaration, _ builds: FileBuilds) -> SplitKey? {
    guard declaration.traits.contains(.conditional), !declaration.traits.contains(.local),
      let name = declaration.symbol
    else { return nil }
    let module = builds.moduleOfFile[Int(declaration.id.file.rawValue)]
    return SplitKey(name: name, parent: declaration.parent, module: module)
  }
}
