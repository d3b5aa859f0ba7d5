import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ForeignState {
  /// Whether a call reads the contents of a file: `String(contentsOf: url)`. Files in the app bundle don't
  /// change.
  static func readsFile(_ call: FunctionCallExprSyntax, _ index: ProjectIndex) -> Bool {
    guard let callee = call.calledExpression, fileValues.contains(callee.text),
      let first = call.labeledArguments.first, let label = first.label?.name,
      label.hasPrefix("contentsOf"), let file = first.expression
    else { return false }
    return !file.subtree.contains { part in
      if part.text == "Bundle" { return true }
      guard part.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(part) else {
        return false
      }
      return binding.value?.subtree.contains { $0.text == "Bundle" } ?? false
    }
  }

  private static let fileValues = Set(words: "Data NSArray NSData NSDictionary NSString String")

  /// Whether a member of an inferred type reads the clock: `end < .now`,
  /// `date.formatted(.relative(presentation: .named))`. Members with such names in the project don't count.
  static func readsClock(_ access: MemberAccessExprSyntax, _ index: ProjectIndex) -> Bool {
    guard access.base == nil, let name = access.declName?.baseName?.name else { return false }
    let call = FunctionCallExprSyntax(access.node.parent)
    let isCalled = call?.calledExpression == access.node
    switch name {
    case "now" where !isCalled: break
    case "relative" where isCalled && call?.argumentLabels.first == "presentation": break
    default: return false
    }
    return !setsSchedule(access.node)
      && index.declarations(named: name).allSatisfy { !$0.isStatic && $0.kind != .enumCase }
  }

  /// `TimelineView(.periodic(from: .now, by: 1))` evaluates its contents on its own.
  private static func setsSchedule(_ value: Node) -> Bool {
    LabeledExprSyntax(value.parent)?.label?.name == "from"
  }

  /// Whether an expression is the singleton of a library class: `Reachability.shared`, `Auth.auth()`. Its
  /// state may change at any time.
  static func isService(_ expression: Node, _ index: ProjectIndex) -> Bool {
    let call = FunctionCallExprSyntax(expression)
    guard call?.argumentLabels.isEmpty ?? true,
      let access = MemberAccessExprSyntax(call?.calledExpression ?? expression),
      let type = access.base, type.kind == .declReferenceExpr, let member = access.declName?.baseName?.name,
      isShared(member) || type.text.lowercased() == member.lowercased(),
      let file = index.file(of: expression)
    else { return false }
    return index.isTypeOfLibrary(type.text, in: file)
  }

  /// The external class whose object a property gets from the environment: `@Environment(\.undoManager)`.
  static func environmentClass(of property: Declaration) -> String? {
    property.environmentKey.flatMap { environmentClasses[$0] }
  }

  private static let environmentClasses = ["managedObjectContext": "NSManagedObjectContext"]
}

extension Declaration {
  /// `basket` of `@Environment(\.basket)`.
  var environmentKey: String? {
    guard let arguments = attribute("Environment")?.arguments else { return nil }
    let names = arguments.subtree.filter { $0.kind == .keyPathPropertyComponent }
    return names.count == 1 ? names[0].firstToken.name : nil
  }
}
