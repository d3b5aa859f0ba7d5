import CodemodKit
import ProjectIndex
import SwiftCST

/// Finds the nodes for several passes in a file, in one walk over its nodes.
struct Dispatcher: Sendable {
  /// The positions of the passes that process whole files.
  private let ofFile: [Int]
  /// The positions of the passes that process nodes of a kind, by the kind's raw value.
  private let byKind: [[Int]]
  /// For each name, the passes that process its uses.
  private let byName: [(name: String, targets: [NameTarget])]

  /// A pass that processes the uses of a name, and the node that it expects.
  private struct NameTarget: Sendable {
    let pass: Int
    let node: @Sendable (Use) -> Node?
  }

  /// Creates a dispatcher for passes, which are referred to by position.
  init(_ passes: [CodemodMetadata]) {
    var ofFile: [Int] = []
    var byKind = [[Int]](repeating: [], count: SyntaxKind.allCases.count)
    var byName: [String: [NameTarget]] = [:]
    for (pass, metadata) in passes.enumerated() {
      for target in metadata.targets {
        let node: @Sendable (Use) -> Node?
        switch target {
        case .file: ofFile.append(pass); continue
        case .nodes(let kinds):
          for kind in kinds { byKind[Int(kind.rawValue)].append(pass) }
          continue
        case .calls: node = { $0.call }
        case .attributes: node = { $0.attribute }
        case .references: node = { $0.reference }
        }
        for name in target.names ?? [] {
          byName[name, default: []].append(NameTarget(pass: pass, node: node))
        }
      }
    }
    self.ofFile = ofFile
    self.byKind = byKind
    self.byName = byName.sorted(on: \.key).map { ($0.key, $0.value) }
  }

  /// The nodes in a file for the passes at some positions, each in source order: one entry for each pass.
  func places(for wanted: [Int], in file: FileContext) -> [[Node]] {
    var places = Places(wanted, count: (wanted.last ?? -1) + 1)
    for pass in ofFile { places.add(file.tree.root, for: pass) }
    addNodes(to: &places, in: file.tree)
    addUses(to: &places, in: file)
    return places.inSourceOrder
  }

  private func addNodes(to places: inout Places, in tree: SyntaxTree) {
    let byKind = byKind.map { passes in passes.filter { places.isWanted($0) } }
    guard byKind.contains(where: { !$0.isEmpty }) else { return }
    for (index, record) in tree.nodes.enumerated() {
      for pass in byKind[Int(record.kind.rawValue)] { places.add(tree.node(at: index), for: pass) }
    }
  }

  private func addUses(to places: inout Places, in file: FileContext) {
    guard let id = file.index.file(of: file.tree.root) else { return }
    for (name, targets) in byName where targets.contains(where: { places.isWanted($0.pass) }) {
      for use in file.index.uses(of: name, in: id) {
        for target in targets {
          if let node = target.node(use) { places.add(node, for: target.pass) }
        }
      }
    }
  }
}

/// The nodes for each pass.
private struct Places {
  private var nodes: [[Node]?]

  init(_ wanted: [Int], count: Int) {
    nodes = Array(repeating: nil, count: count)
    for pass in wanted { nodes[pass] = [] }
  }

  func isWanted(_ pass: Int) -> Bool { pass < nodes.count && nodes[pass] != nil }

  mutating func add(_ node: Node, for pass: Int) {
    if isWanted(pass) { nodes[pass]?.append(node) }
  }

  /// The nodes in source order, each once: a pass may search for several names of a node.
  var inSourceOrder: [[Node]] {
    nodes.map { nodes in
      let sorted = (nodes ?? []).sorted(on: \.id)
      return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }
  }
}

extension Use {
  /// The call with the name as its callee: `name(…)`, `base.name(…)`, `name<T>(…)`.
  fileprivate var call: Node? {
    guard let expression = reference else { return nil }
    let callee = expression.parent?.kind == .genericSpecializationExpr ? expression.parent : expression
    guard let call = FunctionCallExprSyntax(callee?.parent), call.calledExpression == callee else {
      return nil
    }
    return call.node
  }

  /// The attribute with this name.
  fileprivate var attribute: Node? {
    guard role == .attribute else { return nil }
    return node.enclosing { $0 == .attribute }
  }

  /// The expression that is the name, or that has it as its last part.
  fileprivate var reference: Node? {
    switch role {
    case .reference: node.kind == .declReferenceExpr ? node : nil
    case .member: expression
    default: nil
    }
  }
}
