import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: [[], ["list"], ["explain"], ["syntax"]]) func fitsOnAScreen(_ command: [String])
    async throws
  {
    let playground = try Playground()
    let outcome = try await playground.swiftfix(command + ["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let usage = (["Usage: swiftfix"] + command).joined(separator: " ")
    #expect(lines.contains { $0.hasPrefix(usage) })
    #expect(lines.contains("Examples:"))
  }

  @Test func allOptionsAreToldInGroups() async throws {
    let playground = try Playground()
    let all = try await playground.swiftfix("--help-all").output
    for line in try await playground.swiftfix("--help").output.split(separator: "\n")
    where line.hasPrefix("  ") { #expect(all.contains(line.drop { $0 == " " }.prefix { $0 != " " })) }
    #expect(all.contains("\nHow the project is built:\n"))
    #expect(all.contains("--deployment OS=N,…"))
  }

  @Test(arguments: [[], ["list"], ["undo"]]) func helpIsACommand(_ command: [String]) async throws {
    let playground = try Playground()
    let help = try await playground.swiftfix(["help"] + command)
    #expect(help.status == 0)
    #expect(try await help.output == playground.swiftfix(command + ["--help"]).output)
  }

  @Test func shortFlagAndVersion() async throws {
    let playground = try Playground()
    let long = try await playground.swiftfix("--help")
    let short = try await playground.swiftfix("-h")
    #expect(long.output == short.output)
    let version = try await playground.swiftfix("--version")
    #expect(try await version.output == playground.swiftfix("-V").output)
    #expect(version.status == 0)
    #expect(try version.output.wholeMatch(of: Regex(#"swiftfix \d+\.\d+\.\d+\n"#)) != nil)
  }

  @Test func listsAndExplains() async throws {
    let playground = try Playground()
    let list = try await playground.swiftfix("list")
    #expect(list.status == 0)
    #expect(list.output.contains("hoist-formatters  "))
    let page = try await playground.swiftfix("explain", "hoist-formatters")
    #expect(page.status == 0)
    #expect(page.output.contains("HF302  refusal: "))
    let rule = try await playground.swiftfix("explain", "hf302")
    #expect(rule.status == 0)
    #expect(
      rule.output.hasPrefix(
        "HF302  hoist-formatters: a refusal: the reason why the code is not "
          + "changed\n"))
  }

  /// A page says what an ID means, what to do and how to silence it, for people and for programs.
  @Test func pagesInEachFormat() async throws {
    let playground = try Playground()
    let text = try await playground.swiftfix("explain", "HF201").output
    for part in ["What to do\n", "How to silence it\n", "Why\n"] { #expect(text.contains(part), "\(text)") }
    let markdown = try await playground.swiftfix("explain", "HF201", "--format", "markdown").output
    #expect(markdown.hasPrefix("**HF201** (`hoist-formatters`): an unsafe fix"))
    #expect(markdown.contains("\n**What to do.** ") && markdown.contains("\n```swift\n"))
    let json = try await playground.swiftfix("explain", "HF201", "--format=json").output
    let page = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(page["id"] as? String == "HF201")
    #expect((page["remedy"] as? String)?.isEmpty == false)
    let list = try await playground.swiftfix("list", "--format", "json").output
    let passes = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    #expect(passes.contains { $0["id"] as? String == "lazy-stacks" })
    #expect(try await playground.swiftfix("explain", "HF201", "--format", "xml").status == 2)
  }
}
