import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether the result of a chain of calls must be of one type.
struct UseQuestion {
  private let model: SwiftUIModel

  init(_ model: SwiftUIModel) { self.model = model }

  /// Whether a link of a chain must return a type, because of the links after it or the context of the chain;
  /// nil if that can't be determined.
  func isUsed(_ link: Node, as name: String) -> Bool? {
    let chain = CallChain.whole(around: link)
    guard let isRoot = isRoot(of: chain, name) else { return isStatement(chain, name) ? false : nil }
    guard isRoot else { return false }
    let needsType = CallChain(chain).calls.contains {
      $0.call.node.range.upperBound > link.range.upperBound && isOfText($0.name)
    }
    return needsType || !isStatement(chain, name)
  }

  /// Whether a chain begins with a value of the type.
  private func isRoot(of chain: Node, _ name: String) -> Bool? {
    let root = WrittenView(chain).root
    return TypeQuestion(model).isOf(name, root)
      ?? FunctionCallExprSyntax(root)?.calledName.flatMap { $0.first?.isUppercase == true ? $0 == name : nil }
  }

  private func isOfText(_ modifier: String) -> Bool {
    let traits = SwiftUIModifiers.traits(of: modifier)
    return traits.contains(.ofText) && modifier != "font"
  }

  /// Whether a chain is a statement of a builder or body that isn't declared to return the type.
  private func isStatement(_ chain: Node, _ name: String) -> Bool {
    guard chain.parentKind == .codeBlockItem else { return false }
    let giver = chain.ancestors.first {
      [.closureExpr, .functionDecl, .variableDecl, .patternBinding].contains($0.kind)
    }
    guard let giver else { return true }
    // The type of a stored closure may be declared elsewhere.
    if giver.kind == .closureExpr, giver.parentKind == .initializerClause { return false }
    return !giver.children.contains { child in
      let type =
        child.kind == .functionSignature ? child.text : child.kind == .typeAnnotation ? child.text : ""
      return type.hasSuffix(name) && !type.contains("some ")
    }
  }
}
