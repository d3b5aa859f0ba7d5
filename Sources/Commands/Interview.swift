import CodemodKit
import Fixpoint
import Reports
import Workspace

/// Asks the user about each fix before it is applied; the answers stay valid in later rounds.
struct Interview {
  private let screen: InterviewScreen
  /// How often a fix was declined, by its question.
  private var declined: [Question: Int] = [:]
  /// The passes whose fixes are all accepted.
  private var acceptedPasses: Set<String> = []
  /// The paths of the files in which no more fixes are applied.
  private var skippedFiles: Set<String> = []
  private var isOver = false
  private var isCanceled = false
  private var hasAnswer = false
  private var hasQuestion = false

  /// Creates an interview on the terminal about fixes of some passes, with colors if requested.
  init(_ codemods: CodemodCatalog, _ colors: ColorChoice) {
    screen = InterviewScreen(codemods, colors)
  }

  private struct Question: Hashable {
    let path: String
    let entry: Baseline.Entry

    init(_ finding: Finding, in files: [ProjectFile]) {
      path = files[finding.file].path
      entry = Baseline.Entry(finding, in: files)
    }
  }

  /// Throws if the user canceled the run, or if fixes were shown but no answer could come, as in a script or
  /// a hook. On a terminal, the user may end the interview without an answer.
  func requireOutcome() throws(UsageError) {
    guard !isCanceled else { throw UsageError("canceled; nothing was written") }
    guard hasQuestion, !hasAnswer, !StandardInput.isTerminal else { return }
    throw UsageError(
      "--interactive asks about each fix, but standard input is not a terminal and has no answers. Nothing "
        + "was changed; run it on a terminal, or without --interactive.")
  }

  /// The user's decision about an offer.
  mutating func choose(_ offer: FixOffer) -> FixDecision {
    guard !isOver else { return FixDecision(applying: []) }
    var round = Round(count: offer.findings.count)
    leaveDeclined(offer, &round)
    var history: [(Round, Set<String>, Set<String>)] = []
    while !isOver, let number = round.next {
      let finding = offer.findings[number]
      if let answer = standingAnswer(to: finding, offer.files) {
        round.answers[number] = answer
        continue
      }
      switch ask(number, offer, canGoBack: !history.isEmpty) {
      case .back:
        if let last = history.popLast() { (round, acceptedPasses, skippedFiles) = last }
      case let answer:
        history.append((round, acceptedPasses, skippedFiles))
        take(answer, to: number, offer, &round)
      }
    }
    noteDeclined(offer, round)
    return isCanceled ? FixDecision(applying: []) : round.decision
  }

  /// The answers to the fixes of one round.
  private struct Round {
    enum Answer { case apply, leave, silence }

    var answers: [Answer?]

    init(count: Int) { answers = Array(repeating: nil, count: count) }

    /// The position of the first undecided fix.
    var next: Int? { answers.firstIndex { $0 == nil } }

    var decision: FixDecision {
      FixDecision(
        applying: answers.indices.filter { answers[$0] == .apply },
        silencing: answers.indices.filter { answers[$0] == .silence })
    }
  }

  /// Declines again what was declined: if one of two equal fixes was declined, the other one is first in the
  /// next round.
  private func leaveDeclined(_ offer: FixOffer, _ round: inout Round) {
    var alike: [Question: Int] = [:]
    for (number, finding) in offer.findings.enumerated() {
      let question = Question(finding, in: offer.files)
      alike[question, default: 0] += 1
      if alike[question, default: 0] <= declined[question, default: 0] { round.answers[number] = .leave }
    }
  }

  private mutating func noteDeclined(_ offer: FixOffer, _ round: Round) {
    var count: [Question: Int] = [:]
    for (number, finding) in offer.findings.enumerated() where round.answers[number] == .leave {
      count[Question(finding, in: offer.files), default: 0] += 1
    }
    declined = count
  }

  /// The decision that earlier answers imply for a fix.
  private func standingAnswer(to finding: Finding, _ files: [ProjectFile]) -> Round.Answer? {
    if skippedFiles.contains(files[finding.file].path) { return .leave }
    return acceptedPasses.contains(finding.codemod) ? .apply : nil
  }

  private mutating func take(
    _ answer: InterviewAnswer, to number: Int, _ offer: FixOffer, _ round: inout Round
  ) {
    let finding = offer.findings[number]
    switch answer {
    case .yes: round.answers[number] = .apply
    case .no, .back, .explain: round.answers[number] = .leave
    case .allOfPass: acceptedPasses.insert(finding.codemod)
    case .skipFile: skippedFiles.insert(offer.files[finding.file].path)
    case .ignore: round.answers[number] = .silence
    case .quit: isOver = true
    case .interrupt: end(offer, round)
    }
  }

  /// Ctrl-C: writes the accepted fixes, or nothing.
  private mutating func end(_ offer: FixOffer, _ round: Round) {
    isOver = true
    let decision = round.decision
    let count = offer.appliedCount + decision.applied.count + decision.silenced.count
    isCanceled = count == 0 || !screen.confirm("Write the \(count.counted("change")) accepted so far? [y,N] ")
  }

  /// Asks until an answer makes a decision; at the end of the input, the interview is over.
  private mutating func ask(_ number: Int, _ offer: FixOffer, canGoBack: Bool) -> InterviewAnswer {
    let finding = offer.findings[number]
    hasQuestion = true
    screen.show(finding, offer.files)
    while true {
      guard let answer = screen.ask("(\(number + 1) of \(offer.findings.count))", finding.codemod) else {
        return .quit
      }
      hasAnswer = true
      switch answer {
      case .explain: screen.explain(finding)
      case .back where !canGoBack: screen.say("This is the first fix.")
      case .ignore where !offer.canSilence(number): screen.say("No comment can be placed here.")
      default: return answer
      }
    }
  }
}
