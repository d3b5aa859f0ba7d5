import CodemodKit
import Fixpoint
import Patterns
import ProjectIndex
import SwiftCST
import Testing

private let cornerRadius = """
  ---
  name: corner-radius
  summary: 'cornerRadius' of $VIEW is deprecated; clip to a rounded rectangle.
  tier: safe
  deployment: ios 16, macos 13
  imports: SwiftUI
  ---

  Prose.

  ```swift match
  $VIEW.cornerRadius($RADIUS)
  ```

  ```swift rewrite
  $VIEW.clipShape(.rect(cornerRadius: $RADIUS, style: .circular))
  ```

  ```where
  not $RADIUS is closure
  ```

  ## Example

  ```swift before
  let a = Image("a").cornerRadius(8)
  ```

  ```swift after
  let a = Image("a").clipShape(.rect(cornerRadius: 8, style: .circular))
  ```

  ```swift unchanged
  layer.cornerRadius = 8
  ```

  """

private let tint = """
  ---
  name: tint
  summary: 'accent' is old
  tier: unsafe
  imports: SwiftUI
  ---

  ```swift match
  .accent($COLOR)
  ```

  ```swift rewrite
  .tint($COLOR)
  ```

  ```where
  refuse if beside .tint($_)
  refuse unless $COLOR is Color
  ```

  """

struct PageTests {
  /// The messages of a codemod on a file.
  private func messages(_ page: String, _ code: String) throws -> [String] {
    let pass = PatternPass(try PatternPage(page), .project)
    let file = ProjectFile(path: "A.swift", source: SourceText(code), isEditable: true)
    let project = ProjectContext(files: [file], index: ProjectIndex(files: [file.facts]))
    return Profile([pass.configured], applying: FixSelection(includesUnsafe: true))
      .findings(in: project, file: 0)["tint"]?.map { "\($0.rule.id): \($0.message)" } ?? []
  }

  @Test func conditionsRefusePlaces() throws {
    let code = """
      import SwiftUI
      let color = Color.red
      let some: Color? = nil
      let a = x.accent(color)
      let b = x.tint(color).bold().accent(color)
      let c = y { x.tint(color) }.accent(color)
      let d = x.accent(some)
      let e = x.accent(other)
      """
    #expect(
      try messages(tint, code) == [
        "tint: 'accent' is old",
        "X007: '.tint(…)' is on the same view already; otherwise: 'accent' is old",
        "tint: 'accent' is old",
        "X007: 'some' isn't Color; otherwise: 'accent' is old",
        "X007: the type of 'other' isn't known to be Color; otherwise: 'accent' is old",
      ])
  }

  /// A member of the project's own may be what the pattern or the rewrite would mean.
  @Test func membersOfTheProjectAreRefused() throws {
    let code = "import SwiftUI\nlet color = Color.red\nlet a = x.accent(color)\n"
    let own = "extension View { func accent(_ color: Color) -> some View { self } }\n"
    #expect(
      try messages(tint, code + own) == [
        "X008: 'accent' may be the project's own member of that name; otherwise: 'accent' is old"
      ])
    let shadow = "extension View { func tint(_ color: Color) -> some View { self } }\n"
    #expect(
      try messages(tint, code + shadow) == [
        "X008: the project has a member 'tint' of its own, which the rewrite would call; otherwise: "
          + "'accent' is old"
      ])
    let other = "struct X { func accent(_ color: Color) {} }\nlet x = X()\n"
    #expect(try messages(tint, code + other) == [])
  }

  @Test func mistakesInConditions() {
    for (line, message) in [
      ("refuse beside .a()", "'refuse' is followed by 'if' or 'unless' and a condition"),
      ("refuse if beside a()", "'beside' takes a modifier, as in 'beside .tint($_)'"),
      ("refuse if $X", "the pattern doesn't bind '$X'"),
    ] {
      #expect(mistake(tint.replacing("refuse if beside .tint($_)", with: line))?.contains(message) == true)
    }
  }

  private func failures(_ text: String) throws -> [String] {
    let page = try PatternPage(text)
    return PageTest(page, PatternPass(page, .migration).configured).failures.map {
      "\($0.line): \($0.message)\n\($0.actual)"
    }
  }

  private func mistake(_ text: String) -> String? {
    do {
      _ = try PatternPage(text)
      return nil
    } catch { return "\(error.line):\(error.column): \(error.message)" }
  }

  @Test func aPageTestsItself() throws {
    #expect(try failures(cornerRadius) == [])
  }

  @Test func wrongExamplesAreTold() throws {
    let wrong = try failures(
      cornerRadius.replacing("style: .circular))\n```\n\n```swift unch", with: "))\n```\n\n```swift unch"))
    #expect(wrong.count == 1)
    #expect(wrong[0].hasPrefix("26: the result of 'before' differs from 'after'"))
    let changed = try failures(cornerRadius.replacing("layer.cornerRadius = 8", with: "x.cornerRadius(1)"))
    #expect(changed.count == 1)
    #expect(changed[0].contains("the code is changed"))
  }

  @Test func mistakesHaveAPlace() {
    #expect(mistake("") == "1:1: a codemod begins with a line '---' and lines such as 'name: my-codemod'")
    #expect(
      mistake(cornerRadius.replacing("tier: safe", with: "tier: sure"))
        == "4:7: the tier is safe, unsafe, warning or hint")
    #expect(
      mistake(cornerRadius.replacing("tier: safe", with: "teir: safe"))?.hasPrefix("4:1: unknown key 'teir'")
        == true)
    #expect(mistake(cornerRadius.replacing("ios 16,", with: "ios sixteen,"))?.hasPrefix("5:13: ") == true)
    #expect(
      mistake(cornerRadius.replacing("$RADIUS, style", with: "$R, style"))
        == "16:37: the pattern doesn't bind '$R'")
    #expect(mistake(cornerRadius.replacing("is closure", with: "is what"))?.hasPrefix("20:16: ") == true)
    #expect(
      mistake(cornerRadius.replacing("swift unchanged", with: "swift same"))?.contains("unknown block")
        == true)
    #expect(
      mistake(cornerRadius.replacing("tier: safe", with: "tier: warning"))?.contains("can't have") == true)
  }

  @Test func warningsHaveNoRewrite() throws {
    let text = """
      ---
      name: no-print
      summary: 'print($A)' writes to standard output; use a logger
      ---
      ```swift match
      print($A)
      ```
      ```swift before
      print(1)
      ```
      ```swift unchanged
      log(1)
      ```
      """
    #expect(try PatternPage(text).tier == .warning)
    #expect(try failures(text) == [])
  }

  @Test func ownNamesAreSomethingElse() throws {
    let own = cornerRadius.replacing(
      "layer.cornerRadius = 8",
      with: "extension View { func cornerRadius(_ x: Int) -> some View { self } }\nlet b = x.cornerRadius(8)")
    #expect(try failures(own) == [])
  }
}
