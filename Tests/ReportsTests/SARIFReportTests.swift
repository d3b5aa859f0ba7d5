import CodemodKit
import Fixpoint
import Reports
import SwiftCST
import Testing

/// SARIF as its standard asks for it; the whole official schema is not part of this repository.
@Suite struct SARIFReportTests {
  private func run(of report: Report) throws -> JSONTree {
    let log = try JSONTree(SARIFReport(of: report).bytes)
    #expect(log["version"]?.text == "2.1.0")
    #expect(log["runs"]?.items.count == 1)
    return try #require(log["runs"]?[0])
  }

  @Test(arguments: [true, false]) func hasWhatTheStandardAsksFor(isDryRun: Bool) throws {
    let report = SampleRun.everything(isDryRun: isDryRun).report
    let run = try run(of: report)
    let rules = run["tool"]?["driver"]?["rules"]?.items ?? []
    #expect(run["tool"]?["driver"]?["name"]?.text == "swiftfix")
    #expect(rules.compactMap { $0["id"]?.text } == WordPass.metadata.rules.map(\.id))
    for rule in rules { #expect(rule["shortDescription"]?["text"]?.text?.isEmpty == false) }
    let results = run["results"]?.items ?? []
    #expect(results.count == report.findings.count { $0.state != .fixed })
    for result in results { try checkResult(result, rules) }
    #expect(run["invocations"]?[0]?["executionSuccessful"] == .bool(false))
    #expect(run["invocations"]?[0]?["toolExecutionNotifications"]?.items.count == report.problems.count)
  }

  @Test func rulesHaveTheirPages() throws {
    let base = "https://example.com/pages"
    for documentation in [base, base + "/", nil] {
      let report = SampleRun([("A.swift", "let a = slow\n")], documentation: documentation).report
      let rules = try run(of: report)["tool"]?["driver"]?["rules"]?.items ?? []
      for rule in rules {
        #expect(rule["help"]?["markdown"]?.text?.contains("**How to silence it.**") == true)
        let id = rule["id"]?.text?.lowercased() ?? ""
        let address = documentation.map { _ in "\(base)/\(WordPass.metadata.id).md#\(id)" }
        #expect(rule["helpUri"]?.text == address)
      }
    }
  }

  private func checkResult(_ result: JSONTree, _ rules: [JSONTree]) throws {
    let index = try #require(result["ruleIndex"]?.integer)
    #expect(rules[index]["id"] == result["ruleId"])
    #expect(result["message"]?["text"]?.text?.isEmpty == false)
    // A level beside 'none' belongs to a failure, and to nothing else.
    #expect((result["kind"]?.text == "fail") == (result["level"]?.text != "none"))
    let location = try #require(result["locations"]?[0]?["physicalLocation"])
    #expect(location["artifactLocation"]?["uriBaseId"]?.text == "SRCROOT")
    #expect(location["artifactLocation"]?["uri"]?.text?.contains(" ") == false)
    if let region = location["region"] {
      let start = (region["startLine"]?.integer ?? 0, region["startColumn"]?.integer ?? 0)
      let end = (region["endLine"]?.integer ?? 0, region["endColumn"]?.integer ?? 0)
      #expect(start >= (1, 1) && start < end)
    }
    if result["properties"]?["state"]?.text == "blocked" { #expect(result["fixes"] == nil) }
    for fix in result["fixes"]?.items ?? [] {
      for change in fix["artifactChanges"]?.items ?? [] {
        #expect(change["artifactLocation"]?["uri"] != nil)
        #expect(change["replacements"]?.items.isEmpty == false)
      }
    }
  }

  /// Whoever makes the fixes by lines and UTF-16 columns alone gets what swiftfix makes.
  @Test(arguments: ["let é = \"👩‍👧\" + slow\n", "\u{FEFF}slow\r\nlet a = slow\r\n", "//\rlet a = slow\n"])
  func fixesByColumnsMakeWhatSwiftfixMakes(_ text: String) throws {
    let sample = SampleRun(text)
    let run = try run(of: sample.report)
    #expect(run["columnKind"]?.text == "utf16CodeUnits")
    // The columns of SARIF don't count a byte order mark.
    var lines = [[UInt16]()]
    for unit in text.utf16.drop(while: { $0 == 0xFEFF }) {
      lines[lines.count - 1].append(unit)
      let endsLine = unit == 10 || unit == 13 && !text.contains("\r\n")
      if endsLine { lines.append([]) }
    }
    for result in (run["results"]?.items ?? []).reversed() {
      let replacement = try #require(result["fixes"]?[0]?["artifactChanges"]?[0]?["replacements"]?[0])
      let region = try #require(replacement["deletedRegion"])
      let start = try #require(region["startColumn"]?.integer)
      let end = try #require(region["endColumn"]?.integer)
      let line = try #require(region["startLine"]?.integer) - 1
      let inserted = replacement["insertedContent"]?["text"]?.text ?? ""
      lines[line].replaceSubrange(start - 1..<end - 1, with: inserted.utf16)
    }
    let made = String(decoding: lines.joined(), as: UTF16.self)
    let expected = String(decoding: sample.outcome.files[0].tree.source.bytes, as: UTF8.self)
    #expect(made == expected.drop { $0 == "\u{FEFF}" })
  }

  @Test func whatIsOutsideHasNoBase() throws {
    let log = SARIFReport(of: SampleRun([("../B.swift", "let a = slow\n")]).report)
    let run = try #require(try JSONTree(log.bytes)["runs"]?[0])
    let artifact = run["results"]?[0]?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
    #expect(artifact == .object(["uri": .string("file:///home/me/../B.swift")]))
  }
}
