import CodemodKit
import Patterns
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

struct PageTests {
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
    #expect(wrong[0].hasPrefix("26: 'before' doesn't give 'after'"))
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
      mistake(cornerRadius.replacing("swift unchanged", with: "swift same"))?.contains("none of match")
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
