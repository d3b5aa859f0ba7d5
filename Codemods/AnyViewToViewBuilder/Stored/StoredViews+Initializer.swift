import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

// The initializer that a stored view comes from.

extension StoredViews {
  /// How an initializer stores the view.
  struct Initializer {
    /// The label of the argument.
    let label: String?

    /// The parameter of a written initializer; nil for a memberwise one.
    let parameter: Parameter?

    /// What the calls pass.
    let given: Given

    /// The assigned property.
    let assigned: Node?

    /// The types that become the generic parameter.
    let places: [Node]

    /// The other edits.
    let edits: [TextEdit]
  }

  /// What the calls of an initializer pass.
  enum Given {
    /// An AnyView.
    case erased
    /// A closure that returns an AnyView.
    case erasedClosure(isBuilder: Bool)
    /// Any view: the initializer erases it.
    case any
  }

  /// The only initializer of the struct, or the memberwise one.
  func initializer(of property: Property) -> Initializer? {
    let initializers = index.ownMembers(named: "init", of: property.type)
    guard let only = initializers.first else {
      let isBuilder = property.declaration.attribute("ViewBuilder") != nil
      return Initializer(
        label: property.name, parameter: nil,
        given: property.erased.isClosure ? .erasedClosure(isBuilder: isBuilder) : .erased, assigned: nil,
        places: [], edits: [])
    }
    guard initializers.count == 1, only.node.tree === file.tree, only.genericParameterClause == nil,
      only.genericWhereClause == nil, !only.traits.contains(.conditional),
      index.enclosingDeclaration(of: only.node)?.id == index[property.type].primary,
      let body = only.body?.node
    else { return nil }
    return stored(property, by: only, in: body)
  }

  /// The only use of a parameter, which stores it.
  private struct Storing {
    let value: Node
    let target: Node
    let isCalled: Bool
    let erasure: Erasure?
  }

  private func stored(_ property: Property, by initializer: Declaration, in body: Node) -> Initializer? {
    for parameter in initializer.parameters where !parameter.isVariadic {
      guard let name = parameter.name?.name, let type = parameter.type,
        let storing = storing(name, in: property, body)
      else { continue }
      return read(property, parameter, type, storing)
    }
    return nil
  }

  /// The assignment of a parameter to the property: `self.content = AnyView(content())`.
  private func storing(_ name: String, in property: Property, _ body: Node) -> Storing? {
    guard let use = index.uses(of: name, in: body).filter({ $0.role == .reference }).only else { return nil }
    var value = use.node
    let call = use.node.callAsCallee
    if let call {
      guard call.argumentValues.isEmpty, call.trailingClosures.isEmpty else { return nil }
      value = call.node
    }
    let around = LabeledExprSyntax(value.parent)?.node.parent?.parent
    let erasure = around.flatMap { erasures.erasure($0, expected: true) }.flatMap {
      $0.operand == value ? $0 : nil
    }
    if let erasure { value = erasure.node }
    guard let list = value.parent, list.kind == .exprList, case let parts = Array(list.children),
      parts.count == 3, parts[1].kind == .assignmentExpr, parts[2] == value,
      parts[0].text == "self." + property.name || parts[0].text == property.name && name != property.name
    else { return nil }
    return Storing(value: value, target: parts[0], isCalled: call != nil, erasure: erasure)
  }

  private func read(_ property: Property, _ parameter: Parameter, _ type: Node, _ storing: Storing)
    -> Initializer?
  {
    if let erasure = storing.erasure {
      guard !property.erased.isClosure,
        let opaque = ErasedType(type, isWanted: { isSomeView($0) }), opaque.isClosure == storing.isCalled,
        parameter.defaultValue.map(isEmptyView) ?? true
      else { return nil }
      let start = erasure.node.range.lowerBound..<erasure.operand.range.lowerBound
      let end = erasure.operand.range.upperBound..<erasure.node.range.upperBound
      return Initializer(
        label: parameter.label, parameter: parameter, given: .any, assigned: storing.target,
        places: [opaque.view], edits: [.deleting(start), .deleting(end)].filter { !$0.range.isEmpty })
    }
    guard parameter.defaultValue == nil, let erased = ErasedType(type, erasures),
      erased.isClosure == (property.erased.isClosure || storing.isCalled),
      !(property.erased.isClosure && storing.isCalled)
    else { return nil }
    let attributes = parameter.attributes.map(\.name)
    guard attributes.allSatisfy({ $0 == "ViewBuilder" }) else { return nil }
    return Initializer(
      label: parameter.label, parameter: parameter,
      given: erased.isClosure ? .erasedClosure(isBuilder: !attributes.isEmpty) : .erased,
      assigned: storing.target, places: [erased.view], edits: [])
  }

  private func isSomeView(_ type: Node) -> Bool {
    ErasureReader.isOpaque(type)
      && ["View", "SwiftUI.View"].contains(SomeOrAnyTypeSyntax(type)?.constraint?.text)
  }

  /// `{ EmptyView() }`: the type of a default argument determines the generic parameter where it is used.
  private func isEmptyView(_ value: Node) -> Bool {
    let content = ClosureExprSyntax(value)?.statements.flatMap {
      CodeBlockItemSyntax($0.children.only)?.item?.unwrappedStatement
    }
    return (content ?? value).text == "EmptyView()"
  }
}
