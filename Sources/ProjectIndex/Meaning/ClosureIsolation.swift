import SwiftCST

extension ProjectIndex {
  /// Which actor a closure runs on because of what takes it; nil where it stays on that of the code around
  /// it.
  func isolation(byTaking closure: ClosureExprSyntax) -> Isolation? {
    guard let argument = ClosureArgument(closure.node) else { return isolation(byStoring: closure.node) }
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
      if base.hasSuffix("DispatchQueue.main") { return nil }
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

  /// Whether a call is part of a chain of Combine's operators, which run where their publisher sends.
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

  /// What the project's own functions say of a closure that one of them takes.
  private func isolation(of argument: ClosureArgument, takenByAnyOf candidates: [Declaration]) -> Isolation? {
    var found: Set<Isolation?> = []
    for candidate in candidates {
      let type =
        candidate.kind == .struct
        ? memberwiseProperty(for: argument, of: candidate)?.typeAnnotation
        : argument.parameter(of: candidate)?.type
      let isHeld = type?.text.contains("@escaping") == true && !isOfView(candidate)
      let told = type.map(isolation(ofFunctionType:)) ?? .unknown
      found.insert(told == nil && isHeld && !keepsClosuresOnActors(argument.call.node) ? .unknown : told)
    }
    return found.count == 1 ? found.first ?? nil : .unknown
  }

  /// Whether a closure that outlives the call that takes it stays on its actor; before Swift 6 nothing sees to
  /// that.
  private func keepsClosuresOnActors(_ call: Node) -> Bool {
    let settings = buildSettings(at: call)
    return (settings.languageMode ?? 5) >= 6 || settings.strictConcurrency == .complete
  }

  /// Whether a function or initialiser belongs to a view: what it takes is called by SwiftUI, on the main actor.
  private func isOfView(_ function: Declaration) -> Bool {
    if let type = type(of: function.id) { return conformance(of: type, toForeign: "View") != nil }
    return ExtensionDeclSyntax(function.parent.map { self[$0].node })?.extendedType?.text == "View"
  }

  /// The actor of a closure that is given to a variable, or given back.
  private func isolation(byStoring closure: Node) -> Isolation? {
    if let type = resultType(returning: closure) { return isolation(ofFunctionType: type) }
    if let binding = PatternBindingSyntax(closure.parent?.parent), closure.parent?.kind == .initializerClause
    {
      return binding.typeAnnotation?.type.flatMap(isolation(ofFunctionType:))
    }
    guard let list = closure.parent, list.kind == .exprList else { return nil }
    let elements = Array(list.children)
    guard elements.count == 3, elements[1].kind == .assignmentExpr, elements[2] == closure else { return nil }
    let reference = MemberAccessExprSyntax(elements[0])?.declName?.node ?? elements[0]
    if case .local? = DeclReferenceExprSyntax(elements[0]).map({ lookUp($0.node) }) { return nil }
    let types = declarations(referencedBy: reference).map { self[$0].typeAnnotation }
    guard types.count == 1, let type = types[0] else { return .unknown }
    return isolation(ofFunctionType: type)
  }

  /// The result type of the function or property whose value a closure is.
  private func resultType(returning closure: Node) -> Node? {
    guard closure.parent?.kind == .returnStmt || closure.parent?.kind == .codeBlockItem else { return nil }
    for ancestor in closure.ancestors {
      if ancestor.kind == .closureExpr { return nil }
      if let declaration = declaration(at: ancestor) { return declaration.resultType }
    }
    return nil
  }

  /// What a function's type says of the closure that becomes its value; nil where that stays on its actor.
  private func isolation(ofFunctionType type: Node) -> Isolation? {
    let text = type.text
    if text.contains("@MainActor") { return .mainActor }
    if text.contains("@isolated(any)") || text.contains("@_inheritActorContext") { return nil }
    if text.contains("@Sendable") || text.contains("@concurrent") { return .nonisolated }
    return TypeShape(type).core.kind == .functionType ? nil : .unknown
  }
}
