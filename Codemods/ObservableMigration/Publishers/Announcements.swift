import ProjectIndex
import SwiftCST

/// What `objectWillChange.send()` announces in the classes of a family: the stored properties that the
/// surrounding code changes.
///
/// With Observation the properties notify by themselves, so the call can be removed if it announces nothing
/// else.
struct Announcements: Sendable {
  /// The stored properties that are announced by hand.
  private(set) var properties: Set<DeclarationID> = []

  /// The names in calls that are no longer needed: `objectWillChange`.
  private(set) var needless: [Use] = []

  /// The names in calls that announce more than that.
  private(set) var byHand: [HandAnnouncement] = []

  /// Analyzes all calls in the classes of a family.
  ///
  /// - Parameters:
  ///   - uses: The calls in the project.
  ///   - forwarded: The calls that announce the changes of other objects, which are excluded.
  init(in family: Family, among uses: PublisherUses, _ forwarded: ForwardedChanges) {
    if !uses.sends.all.isEmpty {
      for type in family.types {
        let sends = uses.sends.concerning([type]).filter { forwarded.forwarding(around: $0) == nil }
        add(sends, in: type, of: family)
      }
    }
    for use in uses.announcements.concerning(family.all) where use.sendCallOfOthers != nil {
      addOthers(use, of: family)
    }
  }

  /// Adds a call in other code for an object of the family.
  private mutating func addOthers(_ use: Use, of family: Family) {
    guard case .member(let base?) = use.role,
      case .instance(.known(let type), _) = family.index.typeOfExpression(base), family.contains(type),
      let announcement = HandAnnouncement(from: use, to: type, of: family)
    else { return }
    byHand.append(announcement)
  }

  private mutating func add(_ sends: [Use], in type: TypeID, of family: Family) {
    let index = family.index
    var senders: Set<DeclarationID> = []
    for use in sends where index.enclosingType(of: use.node) == type {
      guard let scope = use.scope else { continue }
      let changes = AnnouncedChanges(in: scope, of: type, family)
      guard changes.isAll, !changes.properties.isEmpty, use.leavesCode(index) else {
        if let more = HandAnnouncement(use, in: type, setting: changes.properties, of: family) {
          properties.formUnion(more.properties)
          byHand.append(more)
          if let sender = index.enclosingDeclaration(of: use.node) { senders.insert(sender.id) }
        }
        continue
      }
      properties.formUnion(changes.properties)
      needless.append(use)
      if let sender = index.enclosingDeclaration(of: use.node) { senders.insert(sender.id) }
    }
    addCallers(of: senders, in: type, of: family)
  }

  /// Adds the changes in methods of the class that call one that announces.
  private mutating func addCallers(of senders: Set<DeclarationID>, in type: TypeID, of family: Family) {
    let index = family.index
    var known = senders
    var open = senders
    while !open.isEmpty {
      var next: Set<DeclarationID> = []
      for sender in open {
        guard index[sender].kind == .function, let name = index[sender].name else { continue }
        for use in family.uses.named(name).concerning([type]) where index.isOwn(use, sender, in: [type]) {
          guard let caller = index.enclosingDeclaration(of: use.node), caller.kind == .function,
            index.type(of: caller.id) == type, known.insert(caller.id).inserted
          else { continue }
          properties.formUnion(AnnouncedChanges(in: caller.node, of: type, family).properties)
          next.insert(caller.id)
        }
      }
      open = next
    }
  }
}
