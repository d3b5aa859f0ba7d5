package import ProjectIndex
package import SwiftCST

/// Reads of one computed property, or calls of one function without parameters, that derives a collection or
/// value from a collection, all in one block of a builder member.
package struct DerivedReads: Sendable {
  /// The computed property or function.
  package let property: DeclarationID

  /// The object whose property is read: `model` in `model.open`; nil for a property of the type itself.
  package let base: Node?

  /// The reads in body code, in source order, each including the base.
  package let reads: [Node]

  /// The block, a `codeBlockItemList`, that contains all reads and can contain a `let`; nil if there is none.
  package let block: Node?

  /// Whether each evaluation of the block performs one of the reads.
  package let isUnconditional: Bool

  /// The first read that runs later than the block: in a row, a `GeometryReader`, a sheet.
  package let later: Node?

  /// The first read that runs for each row of a `ForEach` or similar view.
  package let inRow: Node?

  /// The names of other members among ``reads`` that lead to a read.
  package var through: [String] = []

  /// The `codeBlockItem` of the block that contains the first read.
  package var statement: Node? {
    guard let block, let first = reads.first else { return nil }
    return block.children.first { $0.contains(first) }
  }
}

extension SwiftUIModel {
  /// The computed properties that a builder member reads more than once in one evaluation, or once for each
  /// row, if each read creates a collection again: by `filter`, `sorted`, a loop. In source order.
  package func repeatedDerivedReads(in member: Declaration) -> [DerivedReads] {
    guard let code = BodyReach.code(of: member).first, let type = index.type(of: member.id) else { return [] }
    var collector = DerivedReadCollector(self, code, of: type)
    forEachBodyNode(in: code, Evaluation(of: type)) { collector.add($0, $1) }
    collector.resolveNames()
    return (collector.repeated + collector.repeatedThrough).sorted(on: \.reads[0].id)
  }
}

extension SwiftUIModel {
  /// Whether the project declares a property or function with a name that derives something at each read.
  func isNameOfDerivedProperty(_ symbol: Symbol) -> Bool {
    memory.derivedNames.answer(Int(symbol.rawValue)) {
      index.declarations(named: symbol).contains { isDerivedProperty($0.id) }
    }
  }

  /// Whether a declaration is a computed property that creates a collection at each read, or a single value
  /// with as much work; or a function without parameters that does so.
  func isDerivedProperty(_ id: DeclarationID) -> Bool {
    memory.derivedProperties.answer(id.order) {
      let member = index[id]
      guard member.kind == .variable || member.kind == .function, !member.isStored, !member.isStatic,
        !member.traits.contains(.local), !isBuilderMember(member), let type = member.resultType,
        !isViewType(type), let owner = index.type(of: id), index[owner].kind != .protocol
      else { return false }
      if member.kind == .function {
        let effects = FunctionDeclSyntax(member.node)?.signature?.effectSpecifiers
        guard member.parameters.isEmpty, effects == nil, !member.traits.contains(.mutating) else {
          return false
        }
        return derivation(of: id).map(isCostlyDerivation) ?? false
      }
      guard member.accessorDeclarations.allSatisfy({ $0.effectSpecifiers == nil }),
        let work = derivation(of: id)
      else { return false }
      return isCollectionType(type) || isCostlyDerivation(work)
    }
  }

  /// Whether a derivation takes long for many elements, and runs each time the code around it does.
  func isCostlyDerivation(_ work: Node) -> Bool {
    guard let name = FunctionCallExprSyntax(work).flatMap({ ViewCall($0).nameToken?.text }),
      Collections.isCostly(name) || name == "flatMap"
    else { return false }
    return work.ancestors.prefix { index.declaration(at: $0) == nil }.allSatisfy { around in
      around.kind != .closureExpr || role(of: around) == .atOnce
    }
  }
}
