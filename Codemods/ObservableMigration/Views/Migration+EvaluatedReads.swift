import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// A view that reads what nothing observes was refreshed by properties of an object that it doesn't read.
  mutating func checkEvaluatedReads() {
    // One such place is enough, and a closer look has told of it.
    let told = [ObservableRules.unpublishedRead, ObservableRules.lostRefresh]
    guard !reasons.contains(where: { told.contains($0.rule) }) else { return }
    let published = publishedProperties.map(\.id) + announced.sorted(on: \.order)
    let parts = plainParts
    var seen: Set<TypeID> = []
    for property in observed {
      guard let view = index.type(of: property.declaration.id), index.isView(view),
        seen.insert(view).inserted,
        let read = unobservedRead(by: view, published, parts: parts)
      else { continue }
      record(read, by: view, property)
    }
  }

  /// The first place that a view reads unobserved; nil where there is none, or the view reads all that is
  /// published and is refreshed by it as before.
  private func unobservedRead(
    by view: TypeID, _ published: [DeclarationID], parts: Set<TypeID>
  ) -> EvaluatedCode.Read? {
    let code = evaluatedCode
    for depth in EvaluatedCode.depths {
      let reads = code.reads(from: view, depth: depth)
      // What a key path leads to is only maybe read.
      let read = Set(reads.filter { $0.node.kind != .keyPathExpr }.compactMap(\.variable))
      if published.allSatisfy(read.contains) { return nil }
      let behindPaths = reads.contains(where: \.followsPath) ? readsBehindPaths(parts) : []
      let unobserved = (reads + behindPaths).first { isUnobserved($0, by: view, code, parts: parts) }
      if unobserved != nil { return unobserved }
    }
    return nil
  }

  /// What the key paths of the project may lead to, of the objects here.
  private func readsBehindPaths(_ parts: Set<TypeID>) -> [EvaluatedCode.Read] {
    family.union(parts).sorted(on: { Int($0.rawValue) }).flatMap { index.members(of: $0) }.compactMap {
      member in
      guard member.kind == .variable, !member.traits.contains(.let), let name = member.name else {
        return nil
      }
      return memberUses.accesses(to: name).inKeyPath.map { use in
        let path = use.node.ancestors.first { $0.kind == .keyPathExpr } ?? use.node
        return EvaluatedCode.Read(node: path, variable: member.id, isGuess: true)
      }
    }
  }

  private mutating func record(_ read: EvaluatedCode.Read, by view: TypeID, _ property: ObservedProperty) {
    let name = index[view].name
    let text = read.node.shortText
    if let owner = read.variable.flatMap(index.type(of:)), family.contains(owner) {
      record(
        ObservableRules.unpublishedRead, "'\(text)' was never published, and '\(name)' reads it",
        at: read.node)
    } else {
      record(
        ObservableRules.lostRefresh,
        "'\(name)' reads '\(text)', which nothing observes, and was refreshed by what it doesn't read "
          + "of '\(property.declaration.name ?? "")'", at: read.node)
    }
  }

  /// Whether what is read changes, and nothing tells the view.
  private func isUnobserved(
    _ read: EvaluatedCode.Read, by view: TypeID, _ code: EvaluatedCode, parts: Set<TypeID>
  ) -> Bool {
    guard let variable = read.variable.map({ index[$0] }) else { return !read.followsPath }
    if read.isGuess {
      guard let owner = index.type(of: variable.id), family.contains(owner) || parts.contains(owner) else {
        return false
      }
    }
    guard variable.attribute("Published") == nil, !variable.attributes.contains(where: mayPublish),
      !announced.contains(variable.id)
    else { return false }
    if !variable.isStored { return isMadeOfUnobserved(variable, by: view, code, parts: parts) }
    if variable.isStatic || variable.parent == nil { return code.isChangedLater(variable, afterLaunch: true) }
    guard isInstanceStorage(variable), let owner = index.type(of: variable.id),
      family.contains(owner) ? !isToBeTracked(variable) : !isTracked(variable, of: owner)
    else { return false }
    if read.isGuess { return code.isChangedLater(variable, guessing: true, afterLaunch: true) }
    let isClosure = variable.traits.contains(.let) && code.isClosure(variable)
    return (isClosure || code.isChangedLater(variable, afterLaunch: true)) && !observes(view, owner)
  }

  /// Whether a computed property that a key path may lead to is made of what is unobserved.
  private func isMadeOfUnobserved(
    _ property: Declaration, by view: TypeID, _ code: EvaluatedCode, parts: Set<TypeID>
  ) -> Bool {
    code.reads(from: [property.id], of: index.type(of: property.id), depth: 2).contains { read in
      // One path is followed, and not a path behind it.
      (read.variable.map { index[$0].isStored } ?? true) && isUnobserved(read, by: view, code, parts: parts)
    }
  }

  /// The classes whose objects stand in properties of the cluster, as in `items: [Item]`.
  private var plainParts: Set<TypeID> {
    var found: Set<TypeID> = []
    for property in cluster.types.flatMap({ index.members(of: $0) }) where isInstanceStorage(property) {
      guard let told = property.typeAnnotation ?? property.initialValue else { continue }
      for node in told.subtree {
        let type = node.kind == .identifierType ? index.resolve(node) : calledType(node)
        guard case .known(let type)? = type, index[type].kind == .class else { continue }
        found.insert(type)
      }
    }
    return found
  }

  private func calledType(_ node: Node) -> TypeResolution? {
    guard node.kind == .declReferenceExpr, case .metatype(let type) = index.typeOfExpression(node) else {
      return nil
    }
    return type
  }
}
