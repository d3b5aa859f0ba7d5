import ProjectIndex
import SwiftCST
import Testing

@testable import BuildFiles

/// What the files of other tools and the command line say, and what holds where nothing is said.
@Suite struct OtherSettingsTests {
  @Test func readsProjectsOfXcodeGen() {
    let text = """
      name: App
      options:
        deploymentTarget:
          iOS: "16.0"   # oldest
          macOS: 13.5
      targets:
        Widget:
          platform: iOS
          deploymentTarget: "17.0"
          settings:
            base:
              SWIFT_VERSION: 6.0
      """
    let settings = ProjectSettings(files: [SettingsFile(path: "project.yml", bytes: Array(text.utf8))])
    let all = settings.settings(forFile: "A.swift")
    #expect(all.deployment == [.iOS: Version(16), .macOS: Version(13, 5)])
    #expect(all.languageMode == 6)
  }

  @Test func readsProjectsOfTuist() {
    let text = "let p = Project(name: \"A\", targets: [.target(deploymentTargets: .iOS(\"17.0\"))])"
    let settings = ProjectSettings(files: [SettingsFile(path: "Project.swift", bytes: Array(text.utf8))])
    #expect(settings.settings(forFile: "A.swift").deployment == [.iOS: Version(17)])
  }

  @Test func readsConfigurationFilesAlone() {
    let file = SettingsFile(path: "a.xcconfig", bytes: Array("MACOSX_DEPLOYMENT_TARGET=14.0".utf8))
    #expect(ProjectSettings(files: [file]).settings(forFile: "A.swift").deployment == [.macOS: Version(14)])
  }

  /// A file that no target lists belongs to none of the projects beside it, only to one around it.
  @Test func projectsBesideAFileSayNothingOfIt() {
    let package = "// swift-tools-version:5.9\nlet package = Package(name: \"B\", platforms: [.iOS(.v17)])"
    func deployment(of file: String, beside path: String) -> [Platform: Version] {
      ProjectSettings(files: [SettingsFile(path: path, bytes: Array(package.utf8))])
        .settings(forFile: file).deployment
    }
    let newer: [Platform: Version] = [.iOS: Version(17)]
    #expect(deployment(of: "A/Sources/M.swift", beside: "B/Package.swift") == [:])
    #expect(deployment(of: "M.swift", beside: "B/Package.swift") == [:])
    #expect(deployment(of: "B/Other/M.swift", beside: "B/Package.swift") == newer)
    #expect(deployment(of: "Other/M.swift", beside: "Package.swift") == newer)
    #expect(deployment(of: "Other/M.swift", beside: "../Package.swift") == newer)
    #expect(deployment(of: "../Other/M.swift", beside: "../../Package.swift") == newer)
    #expect(deployment(of: "../Other/M.swift", beside: "Package.swift") == [:])
    #expect(deployment(of: "/A/Other/M.swift", beside: "/A/Package.swift") == newer)
    #expect(deployment(of: "/A/Other/M.swift", beside: "/B/Package.swift") == [:])
  }

  @Test func theCommandLineWins() {
    var overrides = BuildSettings()
    overrides.deployment = [.iOS: Version(17)]
    overrides.languageMode = 6
    let text = "// swift-tools-version:5.5\nlet package = Package(name: \"A\", platforms: [.iOS(.v14)])"
    let settings = ProjectSettings(
      files: [SettingsFile(path: "Package.swift", bytes: Array(text.utf8))], overrides: overrides)
    #expect(settings.settings(forFile: "A.swift").satisfies(.iOS(17)) == .met)
    #expect(settings.settings(forFile: "A.swift").languageMode == 6)
  }

  @Test func commandLineSaysNothingAboutOtherPlatforms() {
    var overrides = BuildSettings()
    overrides.deployment = [.iOS: Version(17), .macOS: Version(14)]
    let text = "let package = Package(name: \"A\", platforms: [.watchOS(.v9), .iOS(.v14)])"
    let settings = ProjectSettings(
      files: [SettingsFile(path: "Package.swift", bytes: Array(text.utf8))], overrides: overrides
    ).settings(forFile: "A.swift")
    #expect(settings.deployment == [.iOS: Version(17), .macOS: Version(14), .watchOS: Version(9)])
  }

  @Test func onlyOldSystemsAreMetWhereNothingIsKnown() {
    let none = ProjectSettings().settings(forFile: "A.swift")
    #expect(none.satisfies(.iOS(16, 4)) == .met)
    #expect(none.satisfies(.iOS(17)) == .unknown(flag: "--deployment ios=17"))
    #expect(none.languageMode == nil)
  }
}
