import CodemodKit
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The formats of GitHub and of Checkstyle, and what they escape.
@Suite struct AnnotationTests {
  @Test func gitHubAnnotationsEscapeWhatTheirFormReserves() {
    let report = SampleRun([("a,b:50%\n.swift", "let é = \"👍\" + slow\nlet b = risky\n")]).report
    #expect(
      String(decoding: GitHubAnnotations(of: report).bytes, as: UTF8.self) == """
        ::warning file=a%2Cb%3A50%25%0A.swift,line=1,endLine=1,col=16,endColumn=20,title=W100 words::\
        found 'slow', 100%25 sure: <"&'>
        ::notice file=a%2Cb%3A50%25%0A.swift,line=2,endLine=2,col=9,endColumn=14,title=W200 words::\
        found 'risky', 100%25 sure: <"&'>. Unsafe: A calm word may be less exciting. \
        What replaces the word is no text.

        """)
  }

  @Test func gitHubTellsWhatMattersFirst() {
    let text = String(
      decoding: GitHubAnnotations(of: SampleRun.everything(isDryRun: true).report).bytes, as: UTF8.self)
    #expect(!text.contains("hush"))
    let names = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.first == "::error")
    #expect(names == names.sorted { Self.order($0) < Self.order($1) })
    let written = String(
      decoding: GitHubAnnotations(of: SampleRun("let a = slow\n", isDryRun: false).report).bytes,
      as: UTF8.self)
    #expect(written.isEmpty)
  }

  private static func order(_ name: Substring) -> Int {
    ["::error": 0, "::warning": 1, "::notice": 2][name] ?? 3
  }

  @Test func checkstyleTellsPlaceSeverityRuleAndMessage() throws {
    let report = SampleRun([("a<\"&\u{1}\n>.swift", "let é = \"👍\" + slow\nlet b = never\n")]).report
    let errors = try CheckstyleReader.errors(in: CheckstyleReport(of: report).bytes)
    #expect(errors.map { $0["name"] } == ["a<\"&\u{FFFD}\n>.swift", "a<\"&\u{FFFD}\n>.swift"])
    #expect(errors.map { $0["line"] } == ["1", "2"])
    #expect(errors.map { $0["column"] } == ["16", "9"])
    #expect(errors.map { $0["severity"] } == ["warning", "info"])
    #expect(errors.map { $0["source"] } == ["swiftfix.words.W100", "swiftfix.words.W300"])
    #expect(errors[0]["message"] == "found 'slow', 100% sure: <\"&'>")
  }

  @Test func checkstyleTellsOfAllThatIsLeftAndOfProblems() throws {
    let report = SampleRun.everything(isDryRun: false).report
    let errors = try CheckstyleReader.errors(in: CheckstyleReport(of: report).bytes)
    let told = report.findings.count { $0.state != .fixed && !$0.rule.isQuiet }
    #expect(errors.count == told + report.problems.count)
    #expect(errors.count { $0["severity"] == "error" } == 2)
  }
}

/// The attributes of each error in a document, with the name of its file.
private final class CheckstyleReader: NSObject, XMLParserDelegate {
  private var errors: [[String: String]] = []
  private var name = ""

  static func errors(in bytes: [UInt8]) throws -> [[String: String]] {
    let reader = CheckstyleReader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.errors
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if element == "file" { name = attributes["name"] ?? "" }
    if element == "error" { errors.append(attributes.merging(["name": name]) { $1 }) }
  }
}
