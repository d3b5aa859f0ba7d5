import Foundation
import TestSupport
import Testing

/// `--format`, `--output` and `--statistics`.
@Suite struct ReportTests {
  private func playground() throws -> Playground {
    let playground = try Playground()
    try playground.write("Sources/A.swift", Sample.old("A"))
    return playground
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func standardOutputIsTheReportAlone() async throws {
    let playground = try playground()
    let plain = try await playground.swiftfix("--dry-run")
    let outcome = try await playground.swiftfix("--dry-run", "--format", "json")
    #expect(outcome.status == plain.status)
    #expect(outcome.errors == plain.errors)
    let findings = try #require(try json(outcome.output)["findings"] as? [[String: Any]])
    #expect(findings.map { $0["id"] as? String }.contains("HF100"))
    #expect(try await playground.swiftfix("-n", "--format", "text").output == plain.output)
    let quiet = try await playground.swiftfix("-nq", "--output", "json=-")
    #expect(quiet.output == outcome.output)
    #expect(quiet.errors.isEmpty)
  }

  @Test func exitCodesAreThoseOfARunWithoutAReport() async throws {
    let playground = try playground()
    #expect(try await playground.swiftfix("--check", "--format", "github").status == 1)
    #expect(try await playground.swiftfix("--format=sarif", ".").status == 0)
    #expect(try playground.text("Sources/A.swift") != Sample.old("A"))
    #expect(try await playground.swiftfix("--check", "--format", "github").status == 0)
    try playground.write("Sources/B.swift", Sample.broken)
    let broken = try await playground.swiftfix("--check", "--format", "github")
    #expect(broken.status == 2)
    #expect(broken.output.hasPrefix("::error file=Sources/B.swift,line="))
  }

  @Test func severalReportsAreWrittenAtOnce() async throws {
    let playground = try playground()
    let outcome = try await playground.swiftfix(
      "-n", "--format", "checkstyle", "--output", "json=report.json", "--output=sarif=a b.sarif",
      "--output", "text=summary.txt", "--output", "github=/dev/null")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<?xml"))
    #expect(try playground.text("summary.txt") == outcome.errors)
    #expect(try json(playground.text("a b.sarif"))["version"] as? String == "2.1.0")
    let report = try playground.text("report.json")
    #expect(report == (try await playground.swiftfix("-n", "--format", "json")).output)
    let names = ["Sources", "Sources/A.swift", "a b.sarif", "report.json", "summary.txt"]
    #expect(try playground.names() == names)
  }

  @Test func reportReplacesTheOldOne() async throws {
    let playground = try playground()
    try playground.write("real.json", "old")
    try playground.setMode(0o640, "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("link.json").path, withDestinationPath: "real.json")
    #expect(try await playground.swiftfix("-n", "--output", "json=link.json").status == 0)
    #expect(try playground.text("real.json").hasPrefix("{"))
    #expect(try playground.mode("real.json") == 0o640)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: playground.url("link.json").path)
    #expect(target == "real.json")

  }

  @Test(arguments: [
    (["json=missing/report.json"], "missing/report.json: cannot create: No such file or directory."),
    (["json=Sources"], "Sources: a folder. Name a file to write to."),
    (["json=a.json", "sarif=./a.json"], "--output: only one report can go to ./a.json; name another file"),
    (["json=old.json", "text=link.json"], "--output: only one report can go to link.json"),
    (["json=Sources/A.swift"], "--output: the report would replace Sources/A.swift, which swiftfix reads"),
    (["sarif=code.json"], "--output: the report would replace code.json, which swiftfix reads"),
    (["text=New.swift"], "--output: the report would replace New.swift, which swiftfix reads"),
    (["checkstyle=App.xcodeproj/project.pbxproj"], "which swiftfix reads; name another file"),
  ])
  func nothingIsDoneWhereAReportCannotBeWritten(_ outputs: [String], _ message: String) async throws {
    let playground = try playground()
    try playground.write("old.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("link.json").path, withDestinationPath: "old.json")
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("code.json").path, withDestinationPath: "Sources/A.swift")
    let names = try playground.names()
    let flags = outputs.flatMap { ["--output", $0] }
    let outcome = try await playground.swiftfix(["."] + flags)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(try playground.text("Sources/A.swift") == Sample.old("A"))
    #expect(try playground.text("old.json") == "old")
    #expect(try playground.names() == names)
    // An editor that pipes its text through swiftfix gets it back.
    let piped = try await playground.swiftfix(["-"] + flags, input: Data(Sample.old("A").utf8))
    #expect(piped.status == 2)
    #expect(piped.output == Sample.old("A"))
  }

  @Test(arguments: [
    ["--baseline", "known.json"], ["--config", "known.json"], ["--files-from", "known.json"],
  ])
  func whatTheRunReadsIsNotReplaced(_ words: [String]) async throws {
    let playground = try playground()
    let texts = ["--baseline": #"{"version":1,"findings":{}}"#, "--config": "{}", "--files-from": "Sources"]
    try playground.write("known.json", texts[words[0]] ?? "")
    let before = try playground.text("known.json")
    let outcome = try await playground.swiftfix([".", "--output", "json=./known.json"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("would replace"))
    #expect(try playground.text("known.json") == before)
    #expect(try playground.text("Sources/A.swift") == Sample.old("A"))
  }

  @Test(arguments: [".swiftfix.json", "base.json", "link.json", "Other/.swiftfix.json"])
  func configurationsAreNotReplaced(_ name: String) async throws {
    let playground = try playground()
    try playground.write(".swiftfix.json", #"{ "extends": "base.json", "exclude": ["Sources/"] }"#)
    try playground.write("base.json", "{}")
    try playground.write("Other/.swiftfix.json", "{}")
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("link.json").path, withDestinationPath: "base.json")
    let before = try playground.text(name)
    for flags in [["--output", "json=\(name)"], ["--write-baseline", name]] {
      let outcome = try await playground.swiftfix(["."] + flags)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("would replace \(name), which "))
      #expect(try playground.text(name) == before)
    }
  }

  @Test(.enabled(if: Machine.canRunAsNobody)) func nothingIsDoneWhereAReportMayNotBeWritten() async throws {
    let playground = try playground()
    try playground.write("reports/old.json", "old")
    try playground.setMode(0o555, "reports")
    let outcome = try await playground.swiftfixAsNobody(".", "--output", "json=reports/old.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("reports/old.json: cannot create: Permission denied."))
    #expect(try playground.text("Sources/A.swift") == Sample.old("A"))
    #expect(try playground.text("reports/old.json") == "old")
    try playground.setMode(0o755, "reports")
  }

  @Test func severalReportsCanGoToADevice() async throws {
    let playground = try playground()
    let outputs = ["--output=json=/dev/null", "--output=sarif=/dev/null"]
    #expect(try await playground.swiftfix(["."] + outputs).status == 0)
    #expect(try playground.text("Sources/A.swift") != Sample.old("A"))
  }

  /// What nobody reads or nothing takes of the summary keeps nobody from the report.
  @Test(arguments: ["2>&-", "2>/dev/full", "2> >(true)", "2>&1 1>/dev/null | true"])
  func reportsAreWrittenWhereNobodyHearsTheSummary(redirection: String) async throws {
    let playground = try playground()
    let flags = "--verbose --output json=report.json"
    let script = #""$SWIFTFIX" . \#(flags) \#(redirection); exit ${PIPESTATUS[0]}"#
    #expect(try await playground.run("bash", "-c", script).status == 0)
    #expect(try playground.text("report.json").hasPrefix("{"))
    #expect(try playground.text("Sources/A.swift").contains("private static let"))
  }

  /// What a shell has opened is written on, and not replaced: it holds what others said there.
  @Test(arguments: [
    ("/dev/stdout", ">> log"), ("/dev/stderr", "2>> log >&2"), ("/dev/fd/3", "3>> log"), ("link", ">> log"),
  ])
  func anOpenFileIsWrittenOn(name: String, redirection: String) async throws {
    let playground = try playground()
    try playground.write("log", "1\n")
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("link").path, withDestinationPath: "/dev/fd/1")
    let command = #""$SWIFTFIX" -nq --only lazy-stacks --output text=\#(name)"#
    try await playground.run("bash", "-c", "{ \(command); \(command); } \(redirection)")
    let line = "Nothing to fix in 1 file.\n"
    #expect(try playground.text("log") == "1\n" + line + line)
  }

  @Test func whatWasNotWrittenIsReported() async throws {
    let playground = try playground()
    try await playground.commitAll()
    try playground.write("Sources/A.swift", Sample.old("A") + "// Mine.\n")
    let outcome = try await playground.swiftfix("--format", "json", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("swiftfix: 1 file with uncommitted changes was skipped:"))
    let strict = try await playground.swiftfix("--format", "json", "--require-clean", ".")
    #expect(strict.errors.hasPrefix("swiftfix: nothing was written, because"))
    let report = try json(strict.output)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["state"] as? String } == ["blocked"])
    let problems = try #require(report["problems"] as? [[String: Any]])
    #expect((problems.first?["message"] as? String)?.hasPrefix("nothing was written, because") == true)
  }

  @Test(arguments: [
    (["--format", "yaml"], "--format: unknown format 'yaml'; choose from text, json,"),
    (["--output", "report.json"], "--output takes FORMAT=FILE"),
    (["--output", "yaml=a"], "--output: unknown format 'yaml'"),
    (["--output", "json="], "--output takes FORMAT=FILE"),
    (["--format", "json", "--output", "sarif=-"], "only one report can go to standard output"),
    (["--quiet", "--verbose"], "--verbose and --quiet can't be combined"),
    (["-qv", "--output", "json=a.json"], "--verbose and --quiet can't be combined"),
  ])
  func wrongUseIsRefused(_ words: [String], _ message: String) async throws {
    let playground = try playground()
    let outcome = try await playground.swiftfix(words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(try playground.text("Sources/A.swift") == Sample.old("A"))
  }

  @Test func statisticsCountByID() async throws {
    let playground = try playground()
    let plain = try await playground.swiftfix("-n")
    let outcome = try await playground.swiftfix("-n", "--statistics")
    #expect(outcome.output == plain.output)
    #expect(outcome.errors.hasPrefix("pass              ID     to fix"))
    #expect(outcome.errors.contains("\nhoist-formatters  HF100       1"))
    #expect(outcome.errors.hasSuffix("\n\nWould fix 1 place in 1 of 1 file. Nothing was written.\n"))
  }

  @Test func quietRunPrintsTheStatisticsThatItIsAskedFor() async throws {
    let playground = try playground()
    let loud = try await playground.swiftfix("-n", "--statistics")
    let quiet = try await playground.swiftfix("-n", "--statistics", "--quiet")
    #expect(quiet.errors == loud.errors)
    #expect(quiet.output == loud.output)
  }

  @Test func quietRunWritesASummaryOfEveryPlace() async throws {
    let playground = try playground()
    let loud = try await playground.swiftfix("-nv")
    let quiet = try await playground.swiftfix("-nqv", "--output", "text=summary.txt")
    #expect(quiet.errors.isEmpty)
    #expect(try playground.text("summary.txt") == loud.errors)
    #expect(loud.errors != (try await playground.swiftfix("-n")).errors)
  }

  // MARK: - Names

  @Test(arguments: [
    ("with space.swift", "with%20space.swift"), ("new\nline.swift", "new%0Aline.swift"),
    ("quo\"te'\\.swift", "quo%22te%27%5C.swift"), ("50%,a:b.swift", "50%25%2Ca%3Ab.swift"),
    ("Größe 👍.swift", "Gr%C3%B6%C3%9Fe%20%F0%9F%91%8D.swift"),
  ])
  func oddNames(_ name: String, _ uri: String) async throws {
    let playground = try Playground()
    try playground.write(name, Sample.old("A"))
    try await checkNames(playground, path: name, uri: uri)
  }

  #if os(Linux)
  @Test func nameThatIsNoText() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try await playground.run("sh", "-c", #"mv A.swift "$(printf 'a\377b.swift')""#)
    try await checkNames(playground, path: "a\u{FFFD}b.swift", uri: "a%FFb.swift")
  }
  #endif

  private func checkNames(_ playground: Playground, path: String, uri: String) async throws {
    let report = try json(try await playground.swiftfix("-nq", "--format", "json").output)
    for finding in try #require(report["findings"] as? [[String: Any]]) {
      #expect(finding["path"] as? String == path)
      #expect(finding["uri"] as? String == uri)
    }
    let sarif = try await playground.swiftfix("-nq", "--format", "sarif").output
    #expect(sarif.contains("\"uri\" : \"\(uri)\""))
    let github = try await playground.swiftfix("-nq", "--format", "github").output
    #expect(github.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
    #expect(try await playground.swiftfix("-nq", "--format", "checkstyle").status == 0)
  }

  // MARK: - The tour

  private static let tour = packageRoot.appending(path: "Snapshots/tour")

  /// Making the edits that a report tells, and running swiftfix on what is left, comes to what one run does.
  @Test func editsOfTheReportAreThoseOfTheRun() async throws {
    let (edited, fixed) = (try Playground(), try Playground())
    for playground in [edited, fixed] {
      try FileManager.default.copyItem(at: Self.tour, to: playground.url("Tour"))
    }
    let report = try json(try await edited.swiftfix("-nq", "--format", "json").output)
    try makeEdits(of: report, in: edited)
    #expect(try edited.contents() != fixed.contents())
    try await edited.swiftfix(".")
    try await fixed.swiftfix(".")
    #expect(try edited.contents() == fixed.contents())
  }

  private func makeEdits(of report: [String: Any], in playground: Playground) throws {
    var edits: [String: [ReportEdit]] = [:]
    for finding in try #require(report["findings"] as? [[String: Any]])
    where finding["state"] as? String == "fixable" && finding["followUp"] as? Bool == false {
      for values in try #require(finding["edits"] as? [[String: Any]]) {
        let (path, edit) = (try #require(values["path"] as? String), try ReportEdit(values))
        if edit.isShared, edits[path, default: []].contains(edit) { continue }
        edits[path, default: []].append(edit)
      }
    }
    for (path, edits) in edits {
      var bytes = Array(try playground.read(path))
      let ordered = edits.enumerated().sorted {
        ($0.element.end, $0.element.start, $0.offset) < ($1.element.end, $1.element.start, $1.offset)
      }
      for (_, edit) in ordered.reversed() {
        bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8)
      }
      try playground.write(path, Data(bytes))
    }
  }

  /// Python's validator knows all of JSON Schema; where it isn't there, `ReportsTests` have one of their own.
  @Test(.enabled("python3 has no module jsonschema") { await Self.hasValidator })
  func reportsFollowTheSchema() async throws {
    let playground = try Playground()
    try FileManager.default.copyItem(at: Self.tour, to: playground.url("Tour"))
    try playground.write("schema.json", try await playground.swiftfix("schema").output)
    let script = """
      import json, jsonschema
      schema = json.load(open("schema.json"))
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(json.load(open("report.json")))
      """
    for flag in ["--dry-run", "--unsafe"] {
      try await playground.swiftfix(flag, "--output", "json=report.json")
      let outcome = try await playground.run("python3", "-c", script)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  /// What the schema of configurations lets pass is what swiftfix takes.
  @Test(
    .enabled("python3 has no module jsonschema") { await Self.hasValidator },
    arguments: [
      ("{}", true), (##"{"extends":"base.json"}"##, true), (##"{"extends":""}"##, false),
      (##"{"extends":[""]}"##, false), (##"{"include":[""]}"##, false), (##"{"include":[]}"##, false),
      (##"{"exclude":["!a"]}"##, false), (##"{"exclude":["a"],"include":["b"]}"##, true),
      (##"{"deployment":{"iOS":"17.4","osx":14}}"##, true), (##"{"deployment":{"linux":1}}"##, false),
      (##"{"deployment":{"ios":"v17"}}"##, false), (##"{"deployment":{"ios":-1}}"##, false),
      (##"{"passes":{"lazy-stacks":{"options":{"min-items":3}}}}"##, true),
      (##"{"passes":{"lazy-stacks":{"options":{"min-items":-1}}}}"##, false),
    ])
  func configurationsFollowTheSchema(_ text: String, _ isSound: Bool) async throws {
    let playground = try Playground()
    try playground.write("base.json", "{}")
    try playground.write(".swiftfix.json", text)
    try playground.write("schema.json", try await playground.swiftfix("schema", "config").output)
    let script = """
      import json, jsonschema
      schema = json.load(open("schema.json"))
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(json.load(open(".swiftfix.json")))
      """
    #expect(try await (playground.run("python3", "-c", script).status == 0) == isSound)
    #expect(try await (playground.swiftfix("config").status == 0) == isSound)
  }

  private static var hasValidator: Bool {
    get async {
      let test = "from jsonschema import Draft202012Validator"
      let outcome = try? await Playground().run("python3", "-c", test)
      return outcome?.status == 0
    }
  }
}

/// An edit as a report tells it.
private struct ReportEdit: Hashable {
  let start: Int
  let end: Int
  let replacement: String
  let isShared: Bool

  init(_ edit: [String: Any]) throws {
    let range = try #require(edit["range"] as? [String: [String: Int]])
    start = try #require(range["start"]?["offset"])
    end = try #require(range["end"]?["offset"])
    replacement = try #require(edit["replacement"] as? String)
    isShared = try #require(edit["shared"] as? Bool)
  }
}
