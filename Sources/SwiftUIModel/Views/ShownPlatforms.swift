import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether it is seen that code is built for iOS: by `#if`, `@available`, an import of UIKit, or the
  /// platforms of its target.
  package func isBuiltForIOS(_ node: Node) -> Bool {
    guard node.mayBeCompiled(for: .iOS), !isUnavailableOnIOS(node) else { return false }
    let imports = Self.unconditionalImports(around: node)
    if imports.contains("AppKit") || imports.contains("Cocoa") { return false }
    return imports.contains("UIKit") || !node.mayBeCompiled(for: .macOS)
      || index.localVersions(at: node)[.iOS] != nil || index.platforms(at: node).contains(.iOS)
  }

  /// Whether `@available(iOS, unavailable)` is on a declaration around a node.
  private func isUnavailableOnIOS(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      guard let list = around.children.first, list.kind == .attributeList else { return false }
      return Attribute.all(in: list).contains { attribute in
        let arguments = attribute.name == "available" ? attribute.arguments?.text ?? "" : ""
        return arguments.hasPrefix("iOS,") && arguments.contains("unavailable")
      }
    }
  }

  /// The modules that the file of a node imports outside of `#if`.
  private static func unconditionalImports(around node: Node) -> Set<String> {
    let file = node.ancestors.first { $0.kind == .sourceFile }
    let statements = file?.children.first { $0.kind == .codeBlockItemList }?.children.map { $0 } ?? []
    return Set(
      statements.compactMap { ImportDeclSyntax(CodeBlockItemSyntax($0)?.item)?.path?.text }
        .map { $0.prefix { $0 != "." } }.map(String.init))
  }
}
