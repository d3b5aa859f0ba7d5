import ProjectIndex

/// The properties that notify of their changes: now, and after the classes of a family become `@Observable`.
struct Tracking: Sendable {
  /// The properties that the classes announce by hand.
  let announced: Set<DeclarationID>

  private let family: Family
  private let includesUnpublished: Bool

  private var index: ProjectIndex { family.index }

  /// - Parameter includesUnpublished: Whether stored properties that were not published are to be tracked.
  init(in family: Family, announced: Set<DeclarationID>, includesUnpublished: Bool) {
    self.family = family
    self.announced = announced
    self.includesUnpublished = includesUnpublished
  }

  /// Whether objects of the family notify of any change at all.
  var isObservable: Bool {
    !announced.isEmpty || family.members.contains { $0.kind == .variable && isPublished($0) }
  }

  /// Whether views will be told of any change, by the classes or by what they hold.
  var tracksAny: Bool { isObservable || includesUnpublished }

  /// Whether a property of any class notifies of its changes: it is published, or a wrapper may do so.
  func isPublished(_ property: Declaration) -> Bool {
    property.attribute("Published") != nil || property.attributes.contains(where: index.mayPublish)
  }

  /// Whether a property that was not published will be tracked.
  func isToBeTracked(_ property: Declaration) -> Bool {
    (includesUnpublished || announced.contains(property.id))
      && Self.canBeTracked(property, index)
  }

  /// The stored properties of the family that will be tracked.
  var tracked: [Declaration] {
    family.storedProperties.filter {
      $0.attribute("Published") != nil || isToBeTracked($0) && $0.attribute("ObservationIgnored") == nil
    }
  }

  /// Whether the macro can track a stored property.
  static func canBeTracked(_ property: Declaration, _ index: ProjectIndex) -> Bool {
    !property.traits.contains(.lazy) && !property.attributes.contains(where: index.isOtherWrapper)
      && !(property.traits.contains(.override) && property.hasObservers)
  }

  /// The stored properties of the family that change without notification, before and after.
  var untracked: [Declaration] { includesUnpublished ? [] : family.storedProperties.filter(isUntracked) }

  private func isUntracked(_ property: Declaration) -> Bool {
    !property.traits.contains(.let) && property.attribute("Published") == nil
      && property.traits.isDisjoint(with: [.lazy, .override]) && !isConstantObject(property)
      && !isToBeTracked(property)
  }

  /// An object that is itself observed, or a wrapper that stores its value elsewhere.
  private func isConstantObject(_ property: Declaration) -> Bool {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.id) else { return false }
    return index[type].kind == .class && !family.uses.changes(of: property.name ?? "").isAssignedLater
  }

  /// Whether reads from objects of a type will be tracked, wherever they are.
  func isTracked(_ type: TypeID) -> Bool {
    family.contains(type)
      || ["Observable", "Model"].contains { index[index[type].primary].attribute($0) != nil }
  }

  /// Whether a member is tracked: one that a macro ignores isn't.
  func isTracked(_ member: Declaration, of type: TypeID) -> Bool {
    !member.isStatic && isTracked(type)
      && (family.contains(type) || member.attribute("ObservationIgnored") == nil)
  }
}
