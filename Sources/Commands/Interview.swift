import CodemodKit
import Reports
import Rewriting
import SwiftCST
import Workspace

/// Asks a person about each fix before it is made; what is said holds for the rounds that follow.
struct Interview {
  private let paint: Paint
  private let isColored: Bool
  /// How often a fix was declined, by what it is recognised by.
  private var declined: [Question: Int] = [:]
  /// The passes whose fixes are all made.
  private var acceptedPasses: Set<String> = []
  private var isOver = false
  private var hasAnswer = false
  private var hasQuestion = false

  /// An interview on the terminal, with colours where they are wished for.
  init(_ colors: ColorChoice) {
    paint = colors.paint(for: .output)
    isColored = colors.isOn(for: .output)
  }

  private struct Question: Hashable {
    let path: String
    let entry: Baseline.Entry
  }

  /// An answer, by the first letter of what is typed.
  private enum Answer: Substring {
    case yes = "y"
    case no = "n"
    case allOfPass = "a"
    case quit = "q"
  }

  /// Throws where fixes were shown and no answer could come, as in a script or a hook. On a terminal a person
  /// may end the interview without one.
  func requireAnswer() throws(UsageError) {
    guard hasQuestion, !hasAnswer, !StandardInput.isTerminal else { return }
    throw UsageError(
      "--interactive asks about each fix, but standard input is no terminal and gives no answer. Nothing was "
        + "changed; run it on a terminal, or without --interactive.")
  }

  /// The positions of the fixes that a person wants.
  mutating func choose(_ offer: FixOffer) -> [Int] {
    var alike: [Question: Int] = [:]
    return offer.findings.indices.filter { number in
      guard !isOver else { return false }
      let finding = offer.findings[number]
      let entry = Baseline.Entry(finding, in: offer.files)
      let question = Question(path: offer.files[finding.file].path, entry: entry)
      alike[question, default: 0] += 1
      // Who has said no to one of two alike will find the other one first in the next round.
      if alike[question, default: 0] <= declined[question, default: 0] { return false }
      if acceptedPasses.contains(finding.codemod) { return true }
      show(finding, offer.files)
      switch ask("\(number + 1) of \(offer.findings.count)", finding.codemod) {
      case .yes: return true
      case .no:
        declined[question, default: 0] += 1
        return false
      case .allOfPass:
        acceptedPasses.insert(finding.codemod)
        return true
      case .quit:
        isOver = true
        return false
      }
    }
  }

  /// Prints what was found, and the change.
  private func show(_ finding: Finding, _ files: [ProjectFile]) {
    let place = files[finding.file].place(of: finding.range.lowerBound)
    var text = "\n" + paint.bold("\(finding.codemod) \(finding.rule.id)") + "  \(place)\n"
    text += paint.paragraph(finding.message)
    for rule in finding.rules where rule.tier == .unsafe {
      text += paint.paragraph(label: ("not safe:", paint.yellow), rule.summary)
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

  /// Asks until the answer is one; where nobody answers any more, the interview is over.
  private mutating func ask(_ count: String, _ pass: String) -> Answer {
    hasQuestion = true
    while true {
      StandardStream.output.write(paint.bold("Make this fix (\(count))? [y,n,a,q,?] "))
      guard let line = readLine() else {
        StandardStream.output.write("\n")
        return .quit
      }
      if let answer = Answer(rawValue: line.trimmingPrefix(while: \.isWhitespace).lowercased().prefix(1)) {
        hasAnswer = true
        return answer
      }
      StandardStream.output.write(Self.help(pass))
    }
  }

  private static func help(_ pass: String) -> String {
    """
    y  make this fix
    n  leave it
    a  make this fix and all others of \(pass)
    q  ask no more; what was answered with yes is made

    """
  }
}
