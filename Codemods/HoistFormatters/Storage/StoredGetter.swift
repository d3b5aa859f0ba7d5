import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A computed property that does nothing but create the formatter. It becomes a static constant with the same
/// name, so that the type doesn't have two members for one formatter.
struct StoredGetter {
  private let plan: HoistPlan
  private let declaration: Declaration
  private let index: ProjectIndex

  init?(of plan: HoistPlan, in file: FileContext) {
    index = file.index
    guard plan.property == nil, !plan.scope.isFileScope, plan.addedMark == nil, !plan.leavesIdleCatch,
      plan.spareTries.isEmpty, plan.sharedTry == nil,
      let block = plan.value.ancestors.first(where: { $0.kind == .accessorBlock }),
      let declaration = block.enclosing({ $0 == .variableDecl }).flatMap(file.index.declaration),
      declaration.kind == .variable, !declaration.traits.contains(.local), declaration.attributeList == nil,
      !Self.mayBeOverridden(declaration),
      Self.items(of: block)?.count == plan.statements.count + 1,
      let items = Self.items(of: block), plan.statements.allSatisfy(items.contains),
      items.last.map({ Self.isResult($0, of: plan) }) == true
    else { return nil }
    (self.plan, self.declaration) = (plan, declaration)
  }

  /// The plan that changes the property; nil if some of its users would not find it.
  var stored: HoistPlan? {
    guard let name = declaration.name, let type = index.type(of: declaration.id),
      index.ownMembers(named: name, of: type).count == 1
    else { return nil }
    var stored = plan
    stored.property = declaration.node
    stored.name = IdentifierText.written(name)
    stored.modifiers = plan.modifiers.replacing("private ", with: "")
    stored.replacements = []
    guard !declaration.isStatic else { return stored }
    guard let uses = ownUses(of: name, in: type) else { return nil }
    stored.replacements = uses.map { .expression($0) }
    return stored
  }

  /// Whether a subclass or Objective-C may replace the property: `class var`.
  private static func mayBeOverridden(_ declaration: Declaration) -> Bool {
    !declaration.traits.isDisjoint(with: [.open, .override, .dynamic])
      || VariableDeclSyntax(declaration.node)?.modifiers?.children.contains { $0.text == "class" } == true
  }

  /// The statements of a getter that isn't written with `get`.
  private static func items(of block: Node) -> [Node]? {
    block.children.first { $0.kind == .codeBlockItemList }.map { Array($0.children) }
  }

  /// `return formatter`, or the value itself.
  private static func isResult(_ item: Node, of plan: HoistPlan) -> Bool {
    let returned = item.children.only.flatMap { ReturnStmtSyntax($0)?.expression ?? $0 }
    return returned == plan.value || returned?.text == plan.variableName
  }

  /// The uses of an instance property, each in its type: `formatter`, `self.formatter`.
  private func ownUses(of name: String, in type: TypeID) -> [Node]? {
    guard !declaration.traits.isDisjoint(with: [.private, .fileprivate]), name != "Type", name != "Protocol"
    else { return nil }
    let references = index.references(to: declaration.id)
    guard references.possible.isEmpty, index.requirements(for: declaration.id).isEmpty else { return nil }
    let uses = references.certain
    let areOwn = uses.allSatisfy { use in
      guard index.enclosingType(of: use.node) == type, !isInStoredValue(use.node) else { return false }
      if case .member(let base) = use.role { return base?.text == "self" }
      return use.role == .reference
    }
    return areOwn ? uses.map(\.expression) : nil
  }

  /// Whether code is in the initial value of a property: in a class, `Self` isn't allowed there.
  private func isInStoredValue(_ code: Node) -> Bool {
    index.enclosingDeclaration(of: code).map { $0.kind == .variable && $0.isStored } ?? false
  }
}
