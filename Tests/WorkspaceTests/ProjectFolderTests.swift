import TestSupport
import Testing

@testable import Workspace

@Suite struct ProjectFolderTests {
  private func project(_ scratch: borrowing Scratch, around file: String) throws -> [String] {
    let project = try ProjectFolder.containing([scratch.path(file)], else: scratch.path)
    return (project.swiftFiles + project.settingsFiles).map { $0.relative(to: scratch.path).text }
  }

  @Test func packageIsAProjectOfItsOwn() throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q")
    for name in ["App/app.swift", "Kit/Package.swift", "Kit/Sources/kit.swift", "Kit/Pods/x.swift"] {
      try scratch.write(name)
    }
    #expect(
      try project(scratch, around: "Kit/Sources/kit.swift")
        == ["Kit/Package.swift", "Kit/Sources/kit.swift", "Kit/Package.swift"])
    #expect(
      try project(scratch, around: "App/app.swift")
        == ["App/app.swift", "Kit/Package.swift", "Kit/Sources/kit.swift", "Kit/Package.swift"])
  }

  @Test func projectWithoutGitIsTheFolderOfTheXcodeProject() throws {
    let scratch = try Scratch()
    for name in ["app/App.xcodeproj/project.pbxproj", "app/Views/a.swift", "other/b.swift"] {
      try scratch.write(name)
    }
    #expect(
      try project(scratch, around: "app/Views/a.swift")
        == ["app/Views/a.swift", "app/App.xcodeproj/project.pbxproj"])
    #expect(
      try project(scratch, around: "other/b.swift") == [
        "app/Views/a.swift", "other/b.swift", "app/App.xcodeproj/project.pbxproj",
      ])
  }

  @Test func repositoriesBeneathAnOrdinaryFolderAreProjectsOfTheirOwn() throws {
    let scratch = try Scratch()
    for name in ["loose.swift", "more/loose.swift", "app/main.swift"] { try scratch.write(name) }
    try run("git", "init", "-q", scratch.path("app").text)
    #expect(try project(scratch, around: "more/loose.swift") == ["loose.swift", "more/loose.swift"])
    #expect(try project(scratch, around: "app/main.swift") == ["app/main.swift"])
  }
}
