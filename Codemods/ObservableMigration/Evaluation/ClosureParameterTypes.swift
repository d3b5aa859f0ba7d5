import ProjectIndex
import SwiftCST

extension ProjectIndex {
  /// The types that project functions declare for a parameter of a closure argument: `Model` of
  /// `change: (Model) -> Void` for `$0`. Empty if no function declares it.
  ///
  /// - Parameter binding: The closure for `$0`, otherwise the parameter.
  func types(ofParameter name: String, _ binding: Node, in argument: ClosureArgument) -> [Node] {
    let siblings = binding.parent.map { Array($0.children) } ?? []
    guard let callee = argument.call.calledExpression,
      let position = Int(name.dropFirst()) ?? siblings.firstIndex(of: binding)
    else { return [] }
    var found: [Node] = []
    for taker in callables(called: callee) {
      let type =
        taker.kind == .struct
        ? memberwiseProperty(for: argument, of: taker)?.typeAnnotation : argument.parameter(of: taker)?.type
      let parameters = FunctionTypeSyntax(type.map { TypeShape($0).core })?.parameters
      let parameter = parameters.flatMap { Array($0.children).dropFirst(position).first }
      guard let type = TupleTypeElementSyntax(parameter)?.type else { return [] }
      found.append(type)
    }
    return found
  }

  /// Whether a declared type names a type that is unknown here.
  func isOpen(_ written: Node) -> Bool {
    written.subtree.contains { part in
      guard part.kind == .identifierType else { return false }
      switch resolve(part) {
      case .parameter, .unknown: return true
      default: return false
      }
    }
  }
}
