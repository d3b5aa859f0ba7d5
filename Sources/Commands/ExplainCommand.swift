import CodemodKit
import Reports
import SwiftCST
import Workspace

/// `swiftfix explain PASS|ID`: shows the page of a pass, or the meaning of an ID.
enum ExplainCommand {
  /// Prints the explanation and returns the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw UsageError("'swiftfix explain' takes one pass or ID; 'swiftfix list' shows the passes")
    }
    let name = arguments.operands[0]
    let format = try PageFormat(arguments)
    let paint = try ColorChoice(arguments).paint(for: .output)
    if let codemod = arguments.codemods.metadata.first(where: { $0.id == name }) {
      let page = CodemodPage(of: codemod, from: arguments.codemods)
      format.write(page.text(paint), page.markdown, page.json)
      return .success
    }
    let id = name.uppercased()
    // Several passes share some rules.
    let passes = arguments.codemods.metadata.filter { $0.rules.contains { $0.id == id } }
    if let rule = passes.first?.rules.first(where: { $0.id == id }) {
      let page = RulePage(of: rule, in: passes, from: arguments.codemods)
      format.write(page.text(paint), page.markdown, page.json)
      return .success
    }
    throw UsageError("unknown pass or ID '\(name)'; \(advice(on: name, arguments.codemods.metadata))")
  }

  /// What to type instead of an unknown name.
  private static func advice(on name: String, _ codemods: [CodemodMetadata]) -> String {
    let ids = codemods.flatMap { $0.rules.map(\.id) }
    if let question = NearestName.question(for: name, among: codemods.map(\.id) + ids) { return question }
    let id = name.uppercased()
    let letters = id.prefix(while: \.isLetter)
    let alike = Set(ids.filter { $0.hasPrefix(id) }).ascending()
    if letters.count < id.count, !alike.isEmpty {
      return "the IDs with this prefix are \(alike.joined(separator: ", "))"
    }
    let passes = codemods.filter { $0.rules.contains { $0.id.prefix(while: \.isLetter) == letters } }
    return passes.count == 1
      ? "'swiftfix explain \(passes[0].id)' lists the IDs that begin with \(letters)"
      : "'swiftfix list' shows the passes"
  }
}

/// The output format of a page.
private enum PageFormat: String, CaseIterable {
  case text, json, markdown

  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.value(.format) ?? "text"
    guard let format = PageFormat(rawValue: word) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--format: unknown format '\(word)'; choose from \(names)")
    }
    self = format
  }

  func write(_ text: @autoclosure () -> String, _ markdown: @autoclosure () -> String, _ json: JSONValue) {
    switch self {
    case .text: StandardStream.output.write(text())
    case .markdown: StandardStream.output.write(markdown())
    case .json: StandardStream.output.write(json.bytes)
    }
  }
}
