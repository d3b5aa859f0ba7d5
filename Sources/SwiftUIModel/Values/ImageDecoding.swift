import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a call creates an image from data or a file, or renders one: `UIImage(data:)`,
  /// `CGImageSourceCreate…`,
  /// `ImageRenderer(…).uiImage`.
  package func decodesImage(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    // `renderer.uiImage` isn't a call: the renderer is reported where its image is read at once.
    if let access = MemberAccessExprSyntax(callee) { return access.base?.text == "ImageRenderer" }
    guard callee.kind == .declReferenceExpr else { return false }
    if callee.text.hasPrefix("CGImageSourceCreate") {
      return index.isForeign(callee) && !isOnlyDescribed(call.node)
    }
    guard let label = call.argumentLabels.first ?? nil, label == "data" || label.hasPrefix("contentsOf"),
      case .metatype(.foreign(let type)) = index.typeOfExpression(callee)
    else { return false }
    return ["CIImage", "NSImage", "UIImage"].contains(type)
  }

  /// Whether what a call reads becomes an image at once: in the same statement, or in the function around the
  /// call or one that leads to it.
  package func becomesImage(_ call: Node, _ evaluation: Evaluation?) -> Bool {
    if let statement = call.enclosing({ $0 == .codeBlockItem }), decodesImage(in: statement) { return true }
    return ([call] + (evaluation?.through ?? [])).contains { place in
      guard let member = index.enclosingDeclaration(of: place), !isBuilderMember(member) else { return false }
      return BodyReach.code(of: member).contains(where: decodesImage)
    }
  }

  /// Whether only the size, the type and other properties of an image source are read, which decodes nothing.
  private func isOnlyDescribed(_ source: Node) -> Bool {
    if describesImage(source) { return true }
    guard let code = index.enclosingDeclaration(of: source)?.node else { return false }
    let uses = code.subtree.filter { node in
      guard node.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(node) else {
        return false
      }
      return binding.value == source
    }
    return !uses.isEmpty && uses.allSatisfy(describesImage)
  }

  /// Whether a source is the argument of `CGImageSourceCopyProperties…`, `CGImageSourceGetCount` or the like.
  private func describesImage(_ source: Node) -> Bool {
    let name = ClosureArgument(ofValue: source)?.call.calledName ?? ""
    return name.hasPrefix("CGImageSourceCopy") || name.hasPrefix("CGImageSourceGet")
  }

  private func decodesImage(in code: Node) -> Bool {
    code.subtree.contains { node in FunctionCallExprSyntax(node).map(decodesImage) ?? false }
  }
}
