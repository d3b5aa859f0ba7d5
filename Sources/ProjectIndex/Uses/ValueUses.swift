import SwiftCST

// The uses of properties as values: a name in `@Environment(\.name)` is that of a key. Every view of a
// project may have such a property of one name, and a key path of that name each: these are distinguished once
// for all of them.

extension ProjectIndex {
  /// The uses of a property anywhere in the project, the names of keys of the environment left out; see
  /// ``references(to:)``.
  package func valueReferences(to property: DeclarationID) -> References {
    memory.valueReferences.answer(property.order) {
      let declaration = self[property]
      let owner = owner(of: declaration)
      let found = names(of: declaration).flatMap { name in
        let uses = valueUses(of: name, mayMean: declaration)
        return owner.map { uses.concerning([$0]) } ?? uses.all
      }
      return References(found) { refers($0, to: declaration) }
    }
  }

  /// The first of these that is wanted, in the order of files and lines: the others are not looked at.
  package func firstValueUse(of property: DeclarationID, where isWanted: (Use) -> Bool) -> Use? {
    let declaration = self[property]
    let owner = owner(of: declaration)
    let found = names(of: declaration).compactMap { name in
      valueUses(of: name, mayMean: declaration).first(concerning: owner) { use in
        refers(use, to: declaration) != false && isWanted(use)
      }
    }
    return found.min { ($0.file, $0.token.index) < ($1.file, $1.token.index) }
  }

  /// The names by which a declaration can be meant: also those of the parts of a wrapper.
  func names(of declaration: Declaration) -> [String] {
    guard let name = declaration.name else { return [] }
    let isWrapped = declaration.kind == .variable && declaration.attributeList != nil
    return isWrapped ? [name, "$" + name, "_" + name] : [name]
  }

  /// The file in which alone a declaration can be named, as it is private; else nil.
  func fileOfUses(of declaration: Declaration) -> FileID? {
    access(of: declaration.id) <= .fileprivate ? declaration.id.file : nil
  }

  /// The type whose member a property is, where its uses are distinguished by types.
  private func owner(of property: Declaration) -> TypeID? {
    type(of: property.id).flatMap { self[$0].kind == .protocol ? nil : $0 }
  }

  private func valueUses(of name: String, mayMean property: Declaration) -> ByType<Use> {
    guard let symbol = symbol(name) else { return ByType([]) { _ in Concern() } }
    let file = fileOfUses(of: property)
    let question = (file.map { Int($0.rawValue) + 1 } ?? 0) << 32 | Int(symbol.rawValue)
    return memory.valueUses.answer(question) {
      let uses = file.map { self.uses(of: name, in: $0) } ?? self.uses(of: name)
      return ByType(uses.filter { !isEnvironmentKey($0) }, concern: concern)
    }
  }

  /// Whether a name is that of a key in `@Environment(\.name)` or `environment(\.name, …)`.
  package func isEnvironmentKey(_ use: Use) -> Bool {
    guard use.role == .keyPath, let path = use.node.enclosing({ $0 == .keyPathExpr }),
      KeyPathExprSyntax(path)?.root == nil,
      let holder = path.enclosing({ $0 == .attribute || $0 == .functionCallExpr })
    else { return false }
    if holder.kind == .attribute { return Attribute(holder)?.name == "Environment" }
    guard let access = MemberAccessExprSyntax(FunctionCallExprSyntax(holder)?.calledExpression),
      access.base != nil
    else { return false }
    let name = access.declName?.baseName?.name
    return name == "environment" || name == "transformEnvironment"
  }
}
