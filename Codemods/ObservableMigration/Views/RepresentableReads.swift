import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Properties that are read behind a representable, for example when UIKit or AppKit draws or asks for rows:
/// nothing is tracked then. Every change of an observed object led to an update, and the update to another
/// draw.
struct RepresentableReads {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  init(of observed: [ObservedProperty], in family: Family) {
    self.family = family
    var seen: Set<TypeID> = []
    for property in observed {
      guard let owner = index.type(of: property.declaration.id), seen.insert(owner).inserted else { continue }
      for update in RepresentedCode.updates(of: owner, index) { examine(owner, update) }
    }
  }

  private mutating func examine(_ owner: TypeID, _ update: Declaration) {
    var code = RepresentedCode(of: owner, update, family)
    guard code.updateHasEffect, let read = laterRead(in: &code) else { return }
    reasons.append(
      LocatedReason(
        ObservableRules.lostRefresh,
        "'\(read.shortText)' is read outside of '\(update.name ?? "")', which doesn't read it and is no "
          + "longer called when it changes", at: read))
  }

  /// The first location that reads something later which the update doesn't read immediately.
  private func laterRead(in code: inout RepresentedCode) -> Node? {
    var isUpdated = false
    for property in family.publishedProperties {
      let (isTracked, later) = reads(of: property, in: &code)
      if !isTracked, let later { return later }
      isUpdated = isUpdated || isTracked
    }
    // A property without notifications was read again when something else changed.
    guard !isUpdated else { return nil }
    for property in family.storedProperties where !property.traits.contains(.let) {
      if let later = reads(of: property, in: &code).later { return later }
    }
    return nil
  }

  /// Whether the update reads a property immediately, and the first location that reads it later.
  private func reads(
    of property: Declaration, in code: inout RepresentedCode
  ) -> (isTracked: Bool, later: Node?) {
    var (isTracked, later): (Bool, Node?) = (false, nil)
    for read in reads(of: property, in: code.types) {
      let moments = code.moments(of: read)
      isTracked = isTracked || moments.contains(.update)
      if later == nil, moments.contains(.later) { later = read }
    }
    return (isTracked, later)
  }

  /// The locations behind the representable that read a property, or what depends on it.
  private func reads(of property: Declaration, in types: RepresentedTypes) -> [Node] {
    readers(of: property).flatMap { member in
      if member.kind == .subscript { return types.subscriptCalls(on: family) }
      return types.uses(of: member.name ?? "").filter {
        refers($0, to: member) && !$0.expression.isOnlyWritten(index)
      }.map(\.expression)
    }
  }

  /// A property, and the functions, computed properties and subscripts of the family that read it.
  private func readers(of property: Declaration) -> [Declaration] {
    var found = [property]
    var known: Set<DeclarationID> = [property.id]
    var position = 0
    while position < found.count {
      for use in family.ownUses(of: found[position]) where !use.expression.isOnlyWritten(index) {
        guard let reader = index.enclosingDeclaration(of: use.node), !reader.isStored,
          Self.readers.contains(reader.kind), known.insert(reader.id).inserted
        else { continue }
        found.append(reader)
      }
      position += 1
    }
    return found
  }

  private static let readers: Set<DeclarationKind> = [.variable, .function, .subscript]

  private func refers(_ use: Use, to member: Declaration) -> Bool {
    guard case .member(let base?) = use.role else { return false }
    if family.refers(use, to: member) == true { return true }
    // If the type is unknown, the name of the object is sufficient.
    let isUnknown = family.includes(valueOf: base) == nil || family.isOpen(index.typeOfExpression(base))
    return isUnknown && isObject(base)
  }

  private func isObject(_ base: Node) -> Bool {
    let object = base.insideOptional
    guard object.isPlainName else { return false }
    return index.declarations(named: object.lastToken.name).contains { declaration in
      declaration.kind == .variable && family.includes(index.typeOfVariable(declaration.id)) == true
    }
  }
}

extension Node {
  /// Whether code changes what the expression names without reading it.
  fileprivate func isOnlyWritten(_ index: ProjectIndex) -> Bool {
    Assignment(target: self) != nil || isChangedInPlace(index)
  }
}
