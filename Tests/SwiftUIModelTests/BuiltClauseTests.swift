import CSTParser
import ProjectIndex
import SwiftCST
import SwiftUIModel
import Testing

@Suite("Clauses for platforms")
struct BuiltClauseTests {
  private static let source = """
    func a() {
      #if os(macOS)
      mac()
      #elseif canImport(UIKit)
      phone()
      #else
      other()
      #endif
    }
    """

  /// The names of the functions whose calls rules look at, in a target for some platforms.
  private func seen(platforms: [Platform], source: String?) -> [String] {
    var settings = BuildSettings()
    for platform in platforms { settings.deployment[platform] = Version(17) }
    var target = TargetSettings(name: "App", folders: ["App/"], settings: settings)
    target.source = source
    let facts = FileFacts(path: "App/A.swift", tree: SyntaxTree.parse(SourceText(Self.source)))
    let index = ProjectIndex(
      files: [facts], settings: ProjectSettings(targets: [target], overrides: BuildSettings()))
    let model = SwiftUIModel(index)
    return facts.tree.root.subtree.filter { $0.kind == .functionCallExpr && model.isLookedAt($0) }
      .compactMap { FunctionCallExprSyntax($0)?.calledExpression?.text }
      .filter { !["os", "canImport"].contains($0) }
  }

  @Test("Those of an Xcode target's platforms are looked at")
  func targets() {
    let project = "App.xcodeproj/project.pbxproj"
    #expect(seen(platforms: [.iOS], source: project) == ["phone"])
    #expect(seen(platforms: [.macOS], source: project) == ["mac"])
    #expect(seen(platforms: [.iOS, .macOS], source: project) == ["mac", "phone"])
  }

  @Test("A package may be built for any platform")
  func packages() {
    #expect(seen(platforms: [.iOS], source: "Package.swift") == ["mac", "phone", "other"])
    #expect(seen(platforms: [], source: nil) == ["mac", "phone", "other"])
  }
}
