import CodemodKit
import Reports
import Rewriting
import SwiftCST
import Workspace

/// An answer about a fix, by the pressed key or the first typed letter.
enum InterviewAnswer: Character, CaseIterable {
  case yes = "y"
  case no = "n"
  case allOfPass = "a"
  case skipFile = "f"
  case ignore = "i"
  case explain = "e"
  case back = "b"
  case quit = "q"
  /// Ctrl-C.
  case interrupt = "\u{3}"

  /// The effect of the answer, for the list of answers; nil if it isn't listed.
  func help(_ pass: String) -> String? {
    switch self {
    case .yes: "apply this fix"
    case .no: "skip it"
    case .allOfPass: "apply this fix and all others of \(pass)"
    case .skipFile: "skip this fix and all others of this file"
    case .ignore: "skip it, and write an ignore comment"
    case .explain: "explain the ID"
    case .back: "go back to the previous fix"
    case .quit: "stop; the fixes you accepted are applied"
    case .interrupt: nil
    }
  }
}

/// Shows fixes on the terminal and reads answers: single keys from a terminal, lines from other input.
struct InterviewScreen {
  private let codemods: CodemodCatalog
  private let paint: Paint
  private let isColored: Bool

  /// Creates a screen for fixes of some passes.
  init(_ codemods: CodemodCatalog, _ colors: ColorChoice) {
    self.codemods = codemods
    paint = colors.paint(for: .output)
    isColored = colors.isOn(for: .output)
  }

  /// Shows a line of text.
  func say(_ text: String) { StandardStream.output.write(paint.paragraph(text)) }

  /// Shows a finding and its change.
  func show(_ finding: Finding, _ files: [ProjectFile]) {
    let place = files[finding.file].place(of: finding.range.lowerBound)
    let title = paint.bold("\(finding.codemod) \(finding.rule.id)")
    var text = "\n" + paint.paragraph(ofStyledLine: title + "  \(place)")
    text += paint.paragraph(finding.message)
    for rule in finding.rules where rule.tier == .unsafe {
      text += paint.paragraph(label: ("unsafe:", paint.yellow), rule.summary)
    }
    for note in finding.notes {
      text += paint.paragraph(label: ("note \(note.id):", paint.dim), note.summary)
    }
    StandardStream.output.write(text)
    for number in finding.fix?.files ?? [] {
      let edits = finding.fix?.edits.filter { $0.file == number }.map(\.edit) ?? []
      let diff = UnifiedDiff(
        path: files[number].path.utf8, old: files[number].source.bytes, edits: edits)
      StandardStream.output.write(isColored ? diff.coloredBytes : diff.bytes)
    }
  }

  /// Shows the meaning of the IDs of a finding.
  func explain(_ finding: Finding) {
    for rule in finding.rules {
      let passes = codemods.metadata.filter { $0.rules.contains(rule) }
      StandardStream.output.write("\n" + RulePage(of: rule, in: passes, from: codemods).text(paint))
    }
  }

  /// Asks until a valid key is pressed; nil at the end of the input.
  func ask(_ count: String, _ pass: String) -> InterviewAnswer? {
    while true {
      StandardStream.output.write(paint.bold("Apply this fix \(count)? [y,n,a,f,i,e,b,q,?] "))
      guard let key = readKey() else { return nil }
      if let answer = InterviewAnswer(rawValue: key) { return answer }
      let rows = InterviewAnswer.allCases.compactMap { answer in
        answer.help(pass).map { (String(answer.rawValue), $0) }
      }
      StandardStream.output.write(paint.rows(rows))
    }
  }

  /// Asks a question; only yes counts as yes.
  func confirm(_ question: String) -> Bool {
    StandardStream.output.write(paint.bold(question))
    return readKey() == "y"
  }

  /// The pressed key, or the first letter of a line, in lower case; a space if there is none. Nil at the end
  /// of the input.
  private func readKey() -> Character? {
    guard StandardInput.isTerminal else {
      let line = readLine()
      if line == nil { StandardStream.output.write("\n") }
      return line.map { $0.trimmingPrefix(while: \.isWhitespace).lowercased().first ?? " " }
    }
    let key = StandardInput.readKey().map { Character(Unicode.Scalar($0)) }
    // Ctrl-D ends the input, just as it ends a line.
    let shown = key.map { $0.isLetter || $0 == "?" ? String($0) : "" } ?? ""
    StandardStream.output.write(shown + "\n")
    return key == "\u{4}" ? nil : key.map { Character($0.lowercased()) }
  }
}
