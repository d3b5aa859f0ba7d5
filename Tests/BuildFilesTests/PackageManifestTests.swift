import ProjectIndex
import SwiftCST
import Testing

@testable import BuildFiles

/// What a package manifest says of how its files are built.
@Suite struct PackageManifestTests {
  private func settings(_ manifest: String, path: String = "Package.swift") -> ProjectSettings {
    ProjectSettings(files: [SettingsFile(path: path, bytes: Array(manifest.utf8))])
  }

  @Test func platformsAndModesOfTargets() {
    let project = settings(
      """
      // swift-tools-version:6.0
      import PackageDescription
      let strict: [SwiftSetting] = [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]
      let package = Package(
        name: "Kit",
        platforms: [.iOS(.v16), .macOS("13.3"), .custom("x", versionString: "1")],
        targets: [
          .target(name: "Kit"),
          .target(name: "App Kit", path: "Other", swiftSettings: strict),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """, path: "Packages/Kit/Package.swift")
    let kit = project.settings(forFile: "Packages/Kit/Sources/Kit/A.swift")
    #expect(kit.deployment == [.iOS: Version(16), .macOS: Version(13, 3)])
    #expect(kit.languageMode == 6)
    #expect(kit.isMainActorByDefault == nil)
    let app = project.settings(forFile: "Packages/Kit/Other/A.swift")
    #expect(app.languageMode == 5)
    #expect(app.isMainActorByDefault == true)
    #expect(project.build(ofFile: "Packages/Kit/Tests/KitTests/T.swift").module == "KitTests")
    #expect(project.build(ofFile: "Packages/Kit/Other/A.swift").module == "App_Kit")
    #expect(project.build(ofFile: "Elsewhere.swift").module == nil)
  }

  @Test func absentPlatformsAreOld() {
    let project = settings("// swift-tools-version: 5.9\nlet package = Package(name: \"A\", targets: [])")
    let all = project.settings(forFile: "x.swift")
    #expect(all.languageMode == 5)
    #expect(all.satisfies(.iOS(14)) == .met)
    #expect(all.satisfies(.iOS(15)) == .notMet(.iOS, deployment: Version(14), needs: Version(15)))
  }

  @Test func languageModesOfThePackageHoldForItsTargets() {
    let project = settings(
      """
      // swift-tools-version:6.1
      let package = Package(name: "A", targets: [.target(name: "A")], swiftLanguageModes: [.v5])
      """)
    #expect(project.settings(forFile: "Sources/A/A.swift").languageMode == 5)
  }
}
