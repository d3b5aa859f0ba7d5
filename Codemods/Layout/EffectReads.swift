import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The values of a view that a closure reads which may run off the main thread.
struct EffectReads: Sendable {
  /// A value to be captured.
  struct Capture: Hashable, Sendable {
    /// The name inside the closure.
    let name: String
    /// The value as written, without `self`: `pulse`, `model.radius`.
    let path: String
  }

  /// The closure.
  let closure: ClosureExprSyntax
  /// The expressions that read the view, each with the value to be captured.
  let places: [(node: Node, capture: Capture, property: Declaration)]
  /// Whether the closure calls a method of the view, assigns one of its properties, or needs a binding.
  let isCode: Bool

  init(_ closure: ClosureExprSyntax, of type: TypeID, _ model: SwiftUIModel) {
    var places: [(node: Node, capture: Capture, property: Declaration)] = []
    var isCode = false
    for name in (closure.statements?.subtree).map(Array.init) ?? [] where name.kind == .declReferenceExpr {
      let access = MemberAccessExprSyntax(name.parent)
      let isMember = access?.declName?.node == name
      guard !isMember || access?.base?.text == "self" else { continue }
      guard
        case .members(let found, _) = isMember
          ? .members(model.index.declarations(referencedBy: name), of: type) : model.index.lookUp(name),
        found.count == 1, model.index.type(of: found[0]) == type, !model.index[found[0]].isStatic
      else { continue }
      let property = model.index[found[0]]
      let whole = isMember ? access?.node ?? name : name
      guard property.kind == .variable else {
        isCode = true
        places.append((whole, Capture(name: name.text, path: name.text), property))
        continue
      }
      guard
        !property.isStored || !property.attributes.isEmpty
          || model.heldObject(in: property)?.observation == .tracked
      else { continue }
      if name.text.hasPrefix("$") || name.text.hasPrefix("_") || Assignment(target: whole) != nil {
        isCode = true
      }
      let member = MemberAccessExprSyntax(whole.parent)
      if model.heldObject(in: property) != nil, let member, member.base == whole,
        let part = member.declName?.baseName?.name
      {
        if member.node.callAsCallee != nil { isCode = true }
        places.append((member.node, Capture(name: part, path: "\(name.text).\(part)"), property))
      } else {
        places.append((whole, Capture(name: name.text, path: name.text), property))
      }
    }
    let shadows = places.contains { place in
      place.capture.name != place.capture.path && Self.names(place.capture.name, in: closure)
    }
    (self.closure, self.places, self.isCode) = (closure, places, isCode || shadows)
  }

  /// Whether a closure uses a name without a base, which a capture with that name would hide.
  private static func names(_ name: String, in closure: ClosureExprSyntax) -> Bool {
    closure.node.subtree.contains { part in
      part.kind == .declReferenceExpr && part.text == name
        && MemberAccessExprSyntax(part.parent)?.declName?.node != part
    }
  }

  /// The captures, each once.
  var captures: [Capture] {
    places.map(\.capture).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether all values have types that can be sent to another thread.
  func isSendable(_ model: SwiftUIModel) -> Bool {
    Set(captures.map(\.name)).count == captures.count
      && places.allSatisfy { place in
        var property = place.property
        if let held = model.heldObject(in: property) {
          let found = model.index.members(named: place.capture.name, of: held.type)
          guard found.count == 1, place.node.kind == .memberAccessExpr else { return false }
          property = found[0]
        }
        return Self.isSendable(property, model)
      }
  }

  private static func isSendable(_ property: Declaration, _ model: SwiftUIModel) -> Bool {
    guard model.isKnownEquatable(property) else { return false }
    guard case .known(let type)? = model.index.typeOfVariable(property.id).resolution else { return true }
    return model.index[type].kind == .enum || model.index.foreignSupertypes(of: type).contains("Sendable")
  }

  /// The edits that capture the values.
  var edits: [TextEdit] {
    let list = captures.map { $0.name == $0.path ? $0.name : "\($0.name) = \($0.path)" }.joined(
      separator: ", ")
    let renamed = places.filter { $0.node.text != $0.capture.name }.map {
      TextEdit($0.node.range, with: $0.capture.name)
    }
    if let items = closure.signature?.capture?.items {
      return [.inserting(", " + list, at: items.range.upperBound)] + renamed
    }
    let brace = closure.leftBrace?.range.upperBound ?? closure.node.range.lowerBound
    let text = closure.signature == nil ? " [\(list)] in" : " [\(list)]"
    return [.inserting(text, at: brace)] + renamed
  }
}
