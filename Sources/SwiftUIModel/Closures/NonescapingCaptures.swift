import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code uses a parameter of a function type that isn't `@escaping`: a closure that is kept can't
  /// contain it.
  package func usesNonescapingParameter(in code: Node) -> Bool {
    code.subtree.contains { node in
      guard node.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(node),
        binding.kind == .parameter, let type = binding.writtenType, type.text.contains("->")
      else { return false }
      return !type.text.contains("@escaping") && TypeShape(type).optionalDepth == 0
    }
  }
}
