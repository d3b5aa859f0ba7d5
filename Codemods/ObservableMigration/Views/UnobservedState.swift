import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What views read of an object that they don't observe: other changes of the model that provides the object,
/// or a value that depends on it, refreshed them.
struct UnobservedState {
  private(set) var reasons: [LocatedReason] = []

  private let reads: ViewReads
  private let tracking: Tracking
  private let changes: VariableChanges
  /// The properties that contain external objects with state of their own, and the types of the objects.
  private var typesOfForeign: [DeclarationID: String] = [:]

  private var family: Family { reads.family }
  private var index: ProjectIndex { family.index }

  init(
    in reads: ViewReads, _ tracking: Tracking, _ changes: VariableChanges, _ foreignObjects: ForeignObjects
  ) {
    self.reads = reads
    self.tracking = tracking
    self.changes = changes
    for property in family.storedProperties {
      guard let type = index.foreignClass(of: property), foreignObjects.contain(type) else { continue }
      typesOfForeign[property.id] = type
    }
    for member in family.members where member.computesValue && !tracking.announced.contains(member.id) {
      examine(computed: member)
    }
    for property in family.storedProperties { examine(part: property) }
  }

  private mutating func addReason(_ text: String, _ read: MemberUses.ViewRead, of type: TypeID?) {
    let view = index[read.view].name
    let reader =
      type.map(reads.isOtherObservableObject) == true
      ? "'\(view)' reads and doesn't observe" : "nothing observes, and '\(view)' reads it"
    reasons.append(
      LocatedReason(ObservableRules.unpublishedRead, "\(text), which \(reader)", at: read.use.node))
  }

  /// Analyzes a member that depends on state without notifications.
  private mutating func examine(computed member: Declaration) {
    guard let source = unobservedSource(of: member) else { return }
    let readers = [member] + reads.dependents(of: member)
    let read = readers.firstNonNil { reader in
      reads.first(of: reader) { !reads.observes($0, source.type) }
    }
    guard let read else { return }
    addReason(
      "'\(read.use.expression.text)' is computed from state of '\(source.name)'", read, of: source.type)
  }

  /// Analyzes reads of an object in a property.
  private mutating func examine(part property: Declaration) {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.id),
      index[type].kind == .class, !family.contains(type)
    else { return }
    for read in reads.possible(of: property) {
      guard let whole = read.use.expression.parent, let (access, owner) = unobservedState(at: whole),
        !reads.observes(read.view, owner)
      else { continue }
      return addReason("'\(access.text)' is state of '\(index[owner].name)'", read, of: owner)
    }
  }

  /// The type whose state the value of a member depends on; no type for external state, such as the settings
  /// of the app.
  private func unobservedSource(of member: Declaration) -> (name: String, type: TypeID?)? {
    guard let code = member.code else { return nil }
    if let state = code.subtree.firstNonNil(unobservedState(at:)) {
      return (index[state.owner].name, state.owner)
    }
    if let object = foreignObject(readIn: code) { return (object, nil) }
    guard
      let named = ForeignState.names.sorted().first(where: { name in
        index.uses(of: name, in: code).contains { ForeignState.isRead(through: $0.expression) }
      })
    else { return nil }
    // The code may also read something that notifies of the change.
    let readsPublished = family.publishedProperties.contains { property in
      property.name.map { index.uses(of: $0, in: code).contains { family.isOwn($0, property) } } ?? false
    }
    return readsPublished ? nil : (named, nil)
  }

  /// The name of a property that contains an external object whose state code reads. Its other reads need not
  /// notify of the change: the object may have stored an earlier result.
  private func foreignObject(readIn code: Node) -> String? {
    for (id, type) in typesOfForeign.sorted(by: { $0.key.order < $1.key.order }) {
      guard let name = index[id].name else { continue }
      let isRead = index.uses(of: name, in: code).contains { use in
        let object =
          use.expression.parent?.insideOptional == use.expression ? use.expression.parent : use.expression
        guard family.isOwn(use, index[id]), let access = MemberAccessExprSyntax(object?.parent),
          access.base == object
        else { return false }
        return ForeignState.isRead(access.declName?.baseName?.name, of: type)
      }
      if isRead { return name }
    }
    return nil
  }

  /// An access to a stored property of a class that nothing observes, or to a static one, which changes after
  /// its creation, or to any property of an object that only other views observe.
  private func unobservedState(at node: Node) -> (access: Node, owner: TypeID)? {
    guard let access = MemberAccessExprSyntax(node), let base = access.base, base.text != "self",
      let name = access.declName?.baseName?.name, Assignment(target: node) == nil,
      let owner = unobservedOwner(base), case let found = index.members(named: name, of: owner),
      found.count == 1, !tracking.isTracked(found[0], of: owner), isState(found[0], of: owner)
    else { return nil }
    return (node, owner)
  }

  private func unobservedOwner(_ base: Node) -> TypeID? {
    if base.text == "Self" { return index.enclosingType(of: base) }
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), _) where !family.contains(type):
      return [.class, .protocol].contains(index[type].kind) ? type : nil
    case .metatype(.known(let type)): return type
    default: return nil
    }
  }

  /// Whether the value of a member can change after the creation of its object.
  private func isState(_ member: Declaration, of owner: TypeID, depth: Int = 0) -> Bool {
    guard depth < 3, !member.traits.contains(.let), [.variable, .function].contains(member.kind) else {
      return false
    }
    if member.isStatic { return member.isStored && changes.isChanged(member, of: owner) }
    if reads.isOtherObservableObject(owner), member.kind == .variable { return true }
    if index[owner].kind == .protocol {
      return index.subtypes(of: owner).contains { type in
        index[type].kind == .class && !tracking.isTracked(type)
          && index.ownMembers(named: member.name ?? "", of: type).contains {
            isState($0, of: type, depth: depth + 1)
          }
      }
    }
    if index.isInstanceStorage(member) { return changes.isChanged(member, of: owner) }
    guard member.computesValue, let code = member.code else { return false }
    return index.members(of: owner).contains { part in
      guard index.isInstanceStorage(part), !part.traits.contains(.let), let name = part.name else {
        return false
      }
      return !index.uses(of: name, in: code).isEmpty && changes.isChanged(part, of: owner)
    }
  }
}
