import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Views whose evaluation reads unobserved values: they were refreshed by properties of an object that they
/// don't read, or by values equal to the previous ones.
struct EvaluatedReads {
  private(set) var reasons: [LocatedReason] = []

  private let reads: ViewReads
  private let tracking: Tracking
  private let changes: VariableChanges
  private let code: EvaluatedCode
  /// What notified of changes before.
  private let published: [DeclarationID]
  private let allPublished: Set<DeclarationID>
  /// The classes whose objects are in properties of the family.
  private let parts: Set<TypeID>

  private var family: Family { reads.family }
  private var index: ProjectIndex { family.index }

  /// Analyzes the views that have some properties.
  init(
    of observed: [ObservedProperty], in reads: ViewReads, _ tracking: Tracking, _ changes: VariableChanges,
    _ code: EvaluatedCode
  ) {
    self.reads = reads
    self.tracking = tracking
    self.changes = changes
    self.code = code
    published = reads.family.publishedProperties.map(\.id) + tracking.announced.sorted(on: \.order)
    allPublished = Set(published)
    parts = reads.family.index.classes(in: reads.family.storedProperties)
    var seen: Set<TypeID> = []
    for property in observed {
      guard let view = index.type(of: property.declaration.id), index.kind(of: view).isEvaluated,
        seen.insert(view).inserted, let (read, refresher) = unobservedRead(by: view)
      else { continue }
      reasons.append(addReason(on: read, by: view, property, refresher))
    }
  }

  private func addReason(
    on read: CodeReading.Read, by view: TypeID, _ property: ObservedProperty, _ refresher: Refresher
  ) -> LocatedReason {
    let name = index[view].name
    let text = read.node.shortText
    if let variable = read.variable, family.declares(variable) {
      return LocatedReason(
        ObservableRules.unpublishedRead, "'\(text)' was never published, and '\(name)' reads it",
        at: read.node)
    }
    let reason =
      switch refresher {
      case .whatIsNotRead: "what it doesn't read of '\(property.name)'"
      case .equalValues: "values of '\(property.name)' that equal those before (Swift 6.2 and later)"
      }
    let isPublished = read.variable.map { tracking.isPublished(index[$0]) } ?? false
    let what =
      read.isOfUnknownCode
      ? "calls the closure in '\(text)', which may read values that nothing observes"
      : "reads '\(text)', which \(isPublished ? "it doesn't observe" : "nothing observes")"
    let rule =
      ForeignState.isOfSurroundings(read, index)
      ? ObservableRules.fewerRefreshes : ObservableRules.lostRefresh
    return LocatedReason(
      rule, "'\(name)' \(what), and was refreshed by \(reason)", at: read.node)
  }

  /// What refreshed a view, but no longer will.
  private enum Refresher {
    case whatIsNotRead
    case equalValues
  }

  /// The first unobserved read of a view, if possible one whose value the app changes. Nil if there is none,
  /// or the view reads everything that is published and is refreshed by each of its changes as before.
  private func unobservedRead(by view: TypeID) -> (CodeReading.Read, Refresher)? {
    var minor: (CodeReading.Read, Refresher)?
    for depth in EvaluatedCode.depths {
      let reads = code.reads(from: view, depth: depth)
      let readsAll = readsAllPublished(reads)
      // Values equal to the previous ones matter if they certainly refreshed the view.
      if readsAll, depth > EvaluatedCode.depths[0] || !mayTellOfEqualValues { return minor }
      let held = classes(heldBy: view, reads)
      let behindPaths = reads.contains(where: \.followsPath) ? readsBehindPaths : []
      let unobserved = (reads + behindPaths).lazy.filter { isUnobserved($0, by: view, holding: held) }
      if let read = unobserved.first(where: { !ForeignState.isOfSurroundings($0, index) }) {
        return (read, readsAll ? .equalValues : .whatIsNotRead)
      }
      if let read = unobserved.first { minor = minor ?? (read, readsAll ? .equalValues : .whatIsNotRead) }
    }
    return minor
  }

  /// Whether reads are of everything that is published. A family may publish more than a view reads by far.
  private func readsAllPublished(_ reads: [CodeReading.Read]) -> Bool {
    var read: Set<DeclarationID> = []
    // The target of a key path may not be read, nor what a branch reads.
    for one in reads where !one.mayBePassedOver && one.node.kind != .keyPathExpr {
      if read.count == allPublished.count { break }
      if let variable = one.variable, allPublished.contains(variable) { read.insert(variable) }
    }
    return read.count == allPublished.count
  }

  /// Whether a published property is replaced as a whole, possibly by an equal value.
  private var mayTellOfEqualValues: Bool {
    published.contains { changes.isReplaced(index[$0], in: family) }
  }

  /// What the project's key paths may lead to in these objects.
  private var readsBehindPaths: [CodeReading.Read] {
    family.all.union(parts).sorted(on: { Int($0.rawValue) }).flatMap { index.members(of: $0) }.compactMap {
      member in
      guard member.kind == .variable, !member.traits.contains(.let), let name = member.name else {
        return nil
      }
      return family.uses.keyPath(through: name).map { path in
        CodeReading.Read(node: path, variable: member.id, isGuess: true)
      }
    }
  }

  /// Whether a value changes without a notification of the view.
  ///
  /// - Parameter held: The classes that count if it is unknown whose member is read.
  private func isUnobserved(
    _ read: CodeReading.Read, by view: TypeID, holding held: Set<TypeID>
  ) -> Bool {
    // Reading a computed property that is announced by hand is registered in its getter.
    if !tracking.announced.isEmpty, let reader = index.enclosingDeclaration(of: read.node),
      tracking.announced.contains(reader.id)
    {
      return false
    }
    guard let id = read.variable else { return !read.followsPath }
    if read.isGuess {
      // All classes may have a property of the name: most are distinguished by their numbers.
      guard let owner = index.type(of: id), family.contains(owner) || held.contains(owner) else {
        return false
      }
    }
    let variable = index[id]
    if tracking.announced.contains(variable.id) { return false }
    if tracking.isPublished(variable) { return !isNotified(view, of: variable, by: read) }
    if !variable.isStored { return isMadeOfUnobserved(variable, by: view, holding: held) }
    if variable.isStatic || variable.parent == nil { return changes.isChanged(variable, after: .launch) }
    guard index.isInstanceStorage(variable), let owner = index.type(of: variable.id),
      family.contains(owner) ? !tracking.isToBeTracked(variable) : !tracking.isTracked(variable, of: owner)
    else { return false }
    if read.isGuess { return changes.mayBeChanged(variable, after: .launch) }
    let isClosure = variable.traits.contains(.let) && variable.isClosure
    return (isClosure || changes.isChanged(variable, after: .launch)) && !reads.observes(view, owner)
  }

  /// Whether a published property notifies a view of its changes: it is one of the family, or of a view, or
  /// the view or the reading type observes its object. A key path may lead to any type.
  private func isNotified(_ view: TypeID, of property: Declaration, by read: CodeReading.Read) -> Bool {
    guard let owner = index.type(of: property.id), reads.isOtherObservableObject(owner),
      read.node.kind != .keyPathExpr, read.isGuess || isOfKnownObject(read.node, for: view)
    else { return true }
    let objects = [owner] + index.subtypes(of: owner)
    return [view, index.enclosingType(of: read.node)].compactMap(\.self).contains { reader in
      objects.contains { reads.observes(reader, $0) }
    }
  }

  /// Whether the class of the object whose property is read is known. An object behind a protocol may be the
  /// one that the view observes, and so may one that reads its own property.
  private func isOfKnownObject(_ read: Node, for view: TypeID) -> Bool {
    guard let object = MemberAccessExprSyntax(read)?.base?.insideOptional, object.text != "self" else {
      return index.members(of: view).filter(\.isObserved).allSatisfy {
        isOfClass(index.typeOfVariable($0.id))
      }
    }
    return isOfClass(index.typeOfExpression(object))
  }

  private func isOfClass(_ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return false }
    return index[type].kind == .class
  }

  /// Whether a computed property that a key path may lead to depends on unobserved values.
  private func isMadeOfUnobserved(
    _ property: Declaration, by view: TypeID, holding held: Set<TypeID>
  ) -> Bool {
    code.reads(from: [property.id], of: index.type(of: property.id), depth: 2).contains { read in
      // One key path is followed, but not another one in its target.
      (read.variable.map { index[$0].isStored } ?? true) && isUnobserved(read, by: view, holding: held)
    }
  }

  /// The classes that count if a view reads a member of a value of unknown type: those of objects in
  /// properties of the family, in the view's own, and in what it reads.
  private func classes(heldBy view: TypeID, _ reads: [CodeReading.Read]) -> Set<TypeID> {
    guard reads.contains(where: \.isGuess) else { return parts }
    let own = index.storedProperties(of: view)
    let read = Set(reads.filter { !$0.isGuess }.compactMap(\.variable)).map { index[$0] }
    return parts.union(index.classes(in: own + read))
  }
}
