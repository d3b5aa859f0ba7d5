import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The property whose published values a parameter of a closure contains: `items` for `$0` in
  /// `$items.dropFirst().sink { … }`. Nil for any other parameter, and behind operators that publish other
  /// values.
  func propertyPublished(as parameter: LocalBinding, named name: String) -> Declaration? {
    let isFirst =
      parameter.kind == .shorthand
      ? name == "$0" : parameter.node.parent?.children.first == parameter.node
    let closure =
      parameter.kind == .shorthand ? parameter.node : parameter.node.enclosing { $0 == .closureExpr }
    guard isFirst, let closure, let argument = ClosureArgument(closure),
      argument.label == nil || argument.label == "receiveValue",
      let call = MemberCall(argument.call), Self.receivers.contains(call.name)
    else { return nil }
    var publisher = call.base
    while let operation = FunctionCallExprSyntax(publisher).flatMap({ MemberCall($0) }) {
      guard Self.operators.contains(operation.name) else { return nil }
      publisher = operation.base
    }
    return publishedProperty(projectedBy: publisher)
  }

  /// The property behind `$items`, `self.$items` or `model.$items`.
  private func publishedProperty(projectedBy projection: Node) -> Declaration? {
    let access = MemberAccessExprSyntax(projection)
    guard let name = DeclReferenceExprSyntax(access?.declName?.node ?? projection)?.baseName,
      name.isProjection
    else { return nil }
    let base = access?.base.flatMap { $0.text == "self" ? nil : $0 }
    guard let owner = base.map({ valueType(of: $0)?.known }) ?? index.enclosingType(of: projection) else {
      return nil
    }
    let found = index.members(named: String(name.text.dropFirst()), of: owner).only
    return found.flatMap { $0.attribute("Published") == nil ? nil : $0 }
  }

  /// Methods of publishers that call a closure with each value.
  private static let receivers: Set = ["compactMap", "filter", "flatMap", "map", "sink", "tryMap"]

  /// Operators after which the values are the same.
  private static let operators: Set = [
    "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "first", "handleEvents", "prefix",
    "print", "receive", "removeDuplicates", "share", "subscribe", "throttle",
  ]
}
