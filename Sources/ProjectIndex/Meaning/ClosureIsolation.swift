import SwiftCST

extension ProjectIndex {
  /// The actor that a closure runs on because of the function that takes it; nil if that is the actor of the
  /// surrounding code. The value is the closure, or the name of one.
  func isolation(byUsing value: Node, _ followed: inout Set<Node>) -> Isolation? {
    guard let argument = ClosureArgument(ofValue: value) else {
      return isolation(byKeeping: value, &followed)
    }
    return isolation(byTaking: argument, &followed)
  }

  private func isolation(byTaking argument: ClosureArgument, _ followed: inout Set<Node>) -> Isolation? {
    guard let callee = argument.call.calledExpression else { return nil }
    // `Task<Void, Never> { … }`
    let plain = GenericSpecializationExprSyntax(callee)?.expression ?? callee
    let name = MemberAccessExprSyntax(plain)?.declName?.baseName?.name ?? plain.text
    let base = MemberAccessExprSyntax(plain)?.base?.text
    switch name {
    case "detached" where base == "Task":
      return .nonisolated
    case "run" where base == "MainActor", "assumeIsolated" where base == "MainActor":
      return .mainActor
    case "async", "asyncAfter", "sync", "concurrentPerform":
      guard let base else { break }
      if base.hasSuffix("DispatchQueue.main") {
        return name != "sync" && isOnOtherActor(argument.call.node, &followed) ? .mainActor : nil
      }
      if base.contains("DispatchQueue") || base.lowercased().hasSuffix("queue") { return .nonisolated }
    case "visualEffect", "onGeometryChange", "addTask", "addOperation", "perform", "addTaskUnlessCancelled":
      return argument.label == "action" ? nil : .nonisolated
    default:
      break
    }
    let candidates = callables(called: callee)
    guard candidates.isEmpty else { return isolation(of: argument, takenByAnyOf: candidates) }
    guard ForeignCalls.keepClosures(name, isMember: plain.kind == .memberAccessExpr) else { return .unknown }
    return Self.isInPipeline(argument.call.node) ? .unknown : nil
  }

  private func isOnOtherActor(_ call: Node, _ followed: inout Set<Node>) -> Bool {
    switch isolation(at: call, &followed) {
    case .actor, .globalActor: true
    default: false
    }
  }

  /// Whether a call is part of a chain of Combine's operators, which run on the thread of their publisher.
  private static func isInPipeline(_ call: Node) -> Bool {
    var current = call
    while let access = MemberAccessExprSyntax(current.parent), access.base == current {
      if ForeignCalls.operators.contains(access.declName?.baseName?.name ?? "") { return true }
      current = FunctionCallExprSyntax(access.node.parent)?.node ?? access.node
    }
    var base: Node? = call
    while let expression = base {
      let access = MemberAccessExprSyntax(expression)
      if let name = access?.declName?.baseName ?? DeclReferenceExprSyntax(expression)?.baseName {
        if ForeignCalls.operators.contains(name.name) || ForeignCalls.isPublisher(name.text) { return true }
      }
      base = access?.base ?? FunctionCallExprSyntax(expression)?.calledExpression
    }
    return false
  }

  /// The isolation that the project's own functions declare for a closure argument.
  private func isolation(of argument: ClosureArgument, takenByAnyOf candidates: [Declaration]) -> Isolation? {
    var found: Set<Isolation?> = []
    for candidate in candidates {
      let type =
        candidate.kind == .struct
        ? memberwiseProperty(for: argument, of: candidate)?.typeAnnotation
        : argument.parameter(of: candidate)?.type
      let isHeld = type.map { mayOutlive($0, in: candidate) } == true && !isOfView(candidate)
      let declared = type.map(isolation(ofFunctionType:)) ?? .unknown
      found.insert(
        declared == nil && isHeld && !keepsClosuresOnActors(argument.call.node) ? .unknown : declared)
    }
    return found.count == 1 ? found.first ?? nil : .unknown
  }

  /// Whether a closure of a type may outlive the call that takes it: it is stored in a property, escaping, or
  /// optional.
  private func mayOutlive(_ type: Node, in taker: Declaration) -> Bool {
    taker.kind == .struct || type.text.contains("@escaping") || TypeShape(type).optionalDepth > 0
  }

  /// Whether a closure that outlives the call that takes it stays on its actor; before Swift 6, nothing
  /// enforces that.
  func keepsClosuresOnActors(_ call: Node) -> Bool {
    let settings = buildSettings(at: call)
    return (settings.languageMode ?? 5) >= 6 || settings.strictConcurrency == .complete
  }

  /// Whether a declaration belongs to a view, or is one: SwiftUI calls its closures on the main actor.
  func isOfView(_ declaration: Declaration) -> Bool {
    let type = declaration.kind.isNominal ? declaredType(declaration.id) : type(of: declaration.id)
    if let type { return [.view, .representable, .modifier].contains(kind(of: type)) }
    return ExtensionDeclSyntax(declaration.parent.map { self[$0].node })?.extendedType?.text == "View"
  }

  /// The isolation that a function type declares for a closure of that type; nil if the closure stays on the
  /// actor of the surrounding code.
  func isolation(ofFunctionType type: Node) -> Isolation? {
    let text = type.text
    if text.contains("@MainActor") { return .mainActor }
    if text.contains("@isolated(any)") || text.contains("@_inheritActorContext") { return nil }
    if text.contains("@Sendable") || text.contains("@concurrent") { return .nonisolated }
    return TypeShape(type).core.kind == .functionType ? nil : .unknown
  }
}
