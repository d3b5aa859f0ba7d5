import Reports
import Testing

/// Reports in JSON are what the schema says.
@Suite struct JSONReportTests {
  private let validator: SchemaValidator

  init() throws { validator = SchemaValidator(try JSONTree(ReportSchema.text.utf8)) }

  @Test func schemaIsCheckedWhole() {
    #expect(validator.unknownKeywords == [])
  }

  @Test(arguments: [true, false]) func reportsFollowTheSchema(isDryRun: Bool) throws {
    let report = SampleRun.everything(isDryRun: isDryRun).report
    let json = try JSONTree(JSONReport(of: report).bytes)
    #expect(validator.mistakes(in: json) == [])
    let states = Set(json["findings"]?.items.compactMap { $0["state"]?.text } ?? [])
    let made = isDryRun ? "fixable" : "fixed"
    #expect(states == [made, "unsafe", "blocked", "refused", "note"])
    #expect(json["findings"]?.items.count == report.findings.count)
    #expect(json["problems"]?.items.count == (isDryRun ? 1 : 2))
  }

  @Test func mistakesAreFound() throws {
    let text = String(decoding: JSONReport(of: SampleRun("let a = slow\n").report).bytes, as: UTF8.self)
    let changes = [
      (#""line" : 1"#, #""line" : 0"#), (#""tier" : "safe""#, #""tier" : "sound""#),
      (#""id" : "W100""#, #""id" : 7"#), (#""dryRun" : true"#, #""dryRun" : 1"#),
      (#""path" : "A.swift""#, #""file" : "A.swift""#), (#""offset" : 8"#, #""offset" : 8.5"#),
    ]
    for (old, new) in changes {
      #expect(text.contains(old))
      #expect(validator.mistakes(in: try JSONTree(text.replacing(old, with: new).utf8)) != [], "\(new)")
    }
  }

  @Test func findingsHaveTheirValues() throws {
    let json = try JSONTree(JSONReport(of: SampleRun("let é = \"👍\" + slow\n").report).bytes)
    let finding = try #require(json["findings"]?[0])
    #expect(finding["pass"]?.text == "words")
    #expect(finding["message"]?.text == "found 'slow', 100% sure: <\"&'>")
    #expect(finding["range"]?["start"]?["column"]?.integer == 19)
    #expect(finding["edits"]?[0]?["replacement"]?.text == "fast")
    #expect(finding["edits"]?[0]?["range"] == finding["range"])
    #expect(json["statistics"]?[0]?["fixable"]?.integer == 1)
    #expect(json["swiftfixVersion"]?.text == "1.2.3")
  }

  @Test func relatedPlacesAreNamed() throws {
    let json = try JSONTree(JSONReport(of: SampleRun("let a = noted\n").report).bytes)
    let place = try #require(json["findings"]?[0]?["related"]?[0])
    #expect(place["path"] == json["findings"]?[0]?["path"])
    #expect(place["range"]?["end"]?["column"]?.integer == 2)
  }

  @Test func theSameRunGivesTheSameBytes() {
    let reports = (0..<3).map { _ in JSONReport(of: SampleRun.everything(isDryRun: true).report).bytes }
    #expect(Set(reports).count == 1)
    #expect(reports[0].last == UInt8(ascii: "\n"))
  }
}
