import CSTParser
import ProjectIndex
import SwiftCST
import SwiftUIModel
import Testing

@Suite("Calls that decode images")
struct ImageDecodingTests {
  /// Whether the source that a function creates is decoded.
  private func decodes(_ statements: String) -> Bool {
    let source = """
      import ImageIO
      func read(_ data: CFData) -> Any? {
      \(statements)
      }
      """
    let tree = SyntaxTree.parse(SourceText(source))
    let model = SwiftUIModel(ProjectIndex(files: [FileFacts(path: "Read.swift", tree: tree)]))
    return tree.root.subtree.contains { FunctionCallExprSyntax($0).map(model.decodesImage) ?? false }
  }

  @Test("An image source of which only properties are read")
  func properties() {
    let source = "guard let source = CGImageSourceCreateWithData(data, nil) else { return nil }\n"
    #expect(!decodes(source + "return CGImageSourceCopyPropertiesAtIndex(source, 0, nil)"))
    #expect(
      !decodes(
        source + "guard CGImageSourceGetCount(source) > 0 else { return nil }\n"
          + "return CGImageSourceGetType(source)"))
  }

  @Test("An image source from which an image is created, or that goes elsewhere")
  func images() {
    let source = "guard let source = CGImageSourceCreateWithData(data, nil) else { return nil }\n"
    #expect(decodes(source + "return CGImageSourceCreateImageAtIndex(source, 0, nil)"))
    #expect(
      decodes(
        source + "guard CGImageSourceGetCount(source) > 0 else { return nil }\n"
          + "return CGImageSourceCreateThumbnailAtIndex(source, 0, nil)"))
    #expect(decodes(source + "return source"))
  }
}
