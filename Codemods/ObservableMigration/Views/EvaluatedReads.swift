import CodemodKit
import ProjectIndex
import SwiftCST

/// Views whose evaluation reads what nothing observes: properties of an object that they don't read refreshed
/// them.
struct EvaluatedReads {
  private(set) var remarks: [Remark] = []

  private let reads: ViewReads
  private let tracking: Tracking
  private let changes: VariableChanges
  private let code: EvaluatedCode
  /// What told of changes before.
  private let published: [DeclarationID]
  /// The classes whose objects stand in properties of the family.
  private let parts: Set<TypeID>

  private var family: Family { reads.family }
  private var index: ProjectIndex { family.index }

  /// Looks at the views that have some properties.
  init(
    of observed: [ObservedProperty], in reads: ViewReads, _ tracking: Tracking, _ changes: VariableChanges,
    _ code: EvaluatedCode
  ) {
    self.reads = reads
    self.tracking = tracking
    self.changes = changes
    self.code = code
    published = reads.family.publishedProperties.map(\.id) + tracking.announced.sorted(on: \.order)
    parts = Self.parts(of: reads.family)
    var seen: Set<TypeID> = []
    for property in observed {
      guard let view = index.type(of: property.declaration.id), index.isView(view),
        seen.insert(view).inserted, let read = unobservedRead(by: view)
      else { continue }
      remarks.append(remark(on: read, by: view, property))
    }
  }

  private func remark(on read: CodeReading.Read, by view: TypeID, _ property: ObservedProperty) -> Remark {
    let name = index[view].name
    let text = read.node.shortText
    if let variable = read.variable, family.declares(variable) {
      return Remark(
        ObservableRules.unpublishedRead, "'\(text)' was never published, and '\(name)' reads it",
        at: read.node)
    }
    return Remark(
      ObservableRules.lostRefresh,
      "'\(name)' reads '\(text)', which nothing observes, and was refreshed by what it doesn't read "
        + "of '\(property.name)'", at: read.node)
  }

  /// The first place that a view reads unobserved; nil where there is none, or the view reads all that is
  /// published and is refreshed by it as before.
  private func unobservedRead(by view: TypeID) -> CodeReading.Read? {
    for depth in EvaluatedCode.depths {
      let reads = code.reads(from: view, depth: depth)
      // What a key path leads to is only maybe read, as is what a branch reads.
      let read = Set(
        reads.filter { $0.node.kind != .keyPathExpr && !$0.mayBePassedOver }.compactMap(\.variable))
      if published.allSatisfy(read.contains) { return nil }
      let behindPaths = reads.contains(where: \.followsPath) ? readsBehindPaths : []
      let unobserved = (reads + behindPaths).first { isUnobserved($0, by: view) }
      if unobserved != nil { return unobserved }
    }
    return nil
  }

  /// What the key paths of the project may lead to, of the objects here.
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

  /// Whether what is read changes, and nothing tells the view.
  private func isUnobserved(_ read: CodeReading.Read, by view: TypeID) -> Bool {
    guard let variable = read.variable.map({ index[$0] }) else { return !read.followsPath }
    if read.isGuess {
      guard let owner = index.type(of: variable.id), family.contains(owner) || parts.contains(owner) else {
        return false
      }
    }
    guard !tracking.isPublished(variable), !tracking.announced.contains(variable.id) else { return false }
    if !variable.isStored { return isMadeOfUnobserved(variable, by: view) }
    if variable.isStatic || variable.parent == nil { return changes.isChanged(variable, after: .launch) }
    guard index.isInstanceStorage(variable), let owner = index.type(of: variable.id),
      family.contains(owner) ? !tracking.isToBeTracked(variable) : !tracking.isTracked(variable, of: owner)
    else { return false }
    if read.isGuess { return changes.mayBeChanged(variable, after: .launch) }
    let isClosure = variable.traits.contains(.let) && variable.isClosure
    return (isClosure || changes.isChanged(variable, after: .launch)) && !reads.observes(view, owner)
  }

  /// Whether a computed property that a key path may lead to is made of what is unobserved.
  private func isMadeOfUnobserved(_ property: Declaration, by view: TypeID) -> Bool {
    code.reads(from: [property.id], of: index.type(of: property.id), depth: 2).contains { read in
      // One path is followed, and not a path behind it.
      (read.variable.map { index[$0].isStored } ?? true) && isUnobserved(read, by: view)
    }
  }

  /// The classes whose objects stand in properties of the family, as in `items: [Item]`.
  private static func parts(of family: Family) -> Set<TypeID> {
    let index = family.index
    var found: Set<TypeID> = []
    for property in family.storedProperties {
      guard let told = property.typeAnnotation ?? property.initialValue else { continue }
      for node in told.subtree {
        let type = node.kind == .identifierType ? index.resolve(node) : calledType(node, index)
        guard case .known(let type)? = type, index[type].kind == .class else { continue }
        found.insert(type)
      }
    }
    return found
  }

  private static func calledType(_ node: Node, _ index: ProjectIndex) -> TypeResolution? {
    guard node.kind == .declReferenceExpr, case .metatype(let type) = index.typeOfExpression(node) else {
      return nil
    }
    return type
  }
}
