package import SwiftCST

/// What `@available` and `#available` say about versions.
package enum LocalAvailability {
  /// The argument lists that apply in a scope, other than a list of statements, to its child `from`.
  fileprivate static func certain(in scope: Node, from: Node) -> [Node] {
    switch scope.kind {
    case .ifExpr:
      return branch(IfExprSyntax(unchecked: scope), from)
    case .whileStmt:
      guard let view = WhileStmtSyntax(scope), view.body?.node == from else { return [] }
      return conditions(view.conditions, .poundAvailable)
    default:
      return attributes(scope)
    }
  }

  private static func branch(_ view: IfExprSyntax, _ from: Node) -> [Node] {
    if view.body?.node == from { return conditions(view.conditions, .poundAvailable) }
    // If there are several conditions, any of them may have failed.
    guard view.elseBody == from, view.conditions?.children.only != nil else { return [] }
    return conditions(view.conditions, .poundUnavailable)
  }

  fileprivate static func conditions(_ list: Node?, _ keyword: TokenKind) -> [Node] {
    guard let list else { return [] }
    return list.children.compactMap { element in
      let condition = AvailabilityConditionSyntax(ConditionElementSyntax(element)?.condition)
      return condition?.availabilityKeyword?.kind == keyword ? condition?.availabilityArguments : nil
    }
  }

  private static func attributes(_ scope: Node) -> [Node] {
    guard let list = scope.children.first, list.kind == .attributeList else { return [] }
    return Attribute.all(in: list).filter { $0.name == "available" && !$0.isConditional }.compactMap(
      \.arguments)
  }

  /// The platforms and versions in `iOS 17, macOS 14, *` and in `iOS, introduced: 17`.
  package static func versions(_ arguments: Node) -> [Platform: Version] {
    var result: [Platform: Version] = [:]
    var long: Platform?
    for element in arguments.children {
      guard let view = AvailabilityArgumentSyntax(element) else { continue }
      if let platform = PlatformVersionSyntax(view.node.children.first { $0.kind == .platformVersion }) {
        guard let name = platform.platform?.text, let known = Platform(named: name),
          let version = platform.version.flatMap({ Version($0.node.text) })
        else { continue }
        result[known] = version
      } else if let labelled = AvailabilityLabeledArgumentSyntax(view.node.children.first) {
        guard let long, labelled.label?.text == "introduced", let text = labelled.value?.text else {
          continue
        }
        result[long] = Version(text)
      } else {
        long = Platform(named: element.firstToken.text) ?? long
      }
    }
    return result
  }
}

extension ProjectIndex {
  /// The versions that are guaranteed at `node`: by an `@available` of an enclosing declaration, and by an
  /// `if`, `guard` or `while` with `#available` (for `#unavailable`, by its `else`).
  package func localVersions(at node: Node) -> [Platform: Version] {
    var result: [Platform: Version] = [:]
    var from = node
    for scope in [node] + Array(node.ancestors) {
      let certain =
        scope.kind == .codeBlockItemList
        ? guarded(in: scope, before: from) : LocalAvailability.certain(in: scope, from: from)
      for arguments in certain {
        result.merge(LocalAvailability.versions(arguments), uniquingKeysWith: max)
      }
      from = scope
    }
    return result
  }

  /// The argument lists of the `guard` statements in a list before one of its statements.
  private func guarded(in list: Node, before item: Node) -> [Node] {
    // There may be thousands of declarations at module level, but no `guard` outside of scripts.
    guard list.parent?.kind != .sourceFile else { return [] }
    let all = fact(at: list) {
      AvailabilityGuards(
        arguments: list.children.flatMap { element -> [Node] in
          guard let view = GuardStmtSyntax(CodeBlockItemSyntax(element)?.item) else { return [] }
          return LocalAvailability.conditions(view.conditions, .poundAvailable)
        })
    }
    return Array(all.arguments.prefix { $0.id < item.id })
  }

  /// The argument lists of the `guard` statements with `#available` in a list of statements.
  private struct AvailabilityGuards: Sendable {
    let arguments: [Node]
  }

  /// Whether a gate is met at a place: by the deployment targets of its file, or by enclosing `@available`
  /// and `#available`.
  package func satisfies(_ gate: Gate, at node: Node) -> GateAnswer {
    var settings = buildSettings(at: node)
    let local = localVersions(at: node)
    // If only local versions are known, other platforms may lack it.
    if settings.deployment.isEmpty, local.isEmpty || !covers(local, gate) { return settings.satisfies(gate) }
    // A platform that the file isn't built for doesn't matter.
    let built = settings.deployment
    let relevant = built.isEmpty ? local : local.filter { built[$0.key] != nil }
    settings.deployment.merge(relevant, uniquingKeysWith: max)
    return settings.satisfies(gate)
  }

  private func covers(_ local: [Platform: Version], _ gate: Gate) -> Bool {
    local.contains { platform, version in gate.minimum[platform].map { version >= $0 } ?? false }
  }

  /// How the file of a node is built.
  package func buildSettings(at node: Node) -> BuildSettings {
    file(of: node).map { tables.builds.settingsOfFile[Int($0.rawValue)] } ?? settings.settings(forFile: "")
  }
}
