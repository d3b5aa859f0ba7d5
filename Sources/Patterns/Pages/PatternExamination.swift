import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// Computes the findings of a pattern codemod in one file.
struct PatternExamination {
  private let pass: PatternPass
  private let file: FileContext
  private let table: OperatorTable
  private let written: RewrittenFile

  init(_ pass: PatternPass, _ file: FileContext) {
    self.pass = pass
    self.file = file
    table = file.project.operators
    written = RewrittenFile(file.tree, file.lines, file.style, operators: table)
  }

  private var page: PatternPage { pass.page }

  var findings: [Finding] {
    guard isMeant else { return [] }
    let patterns = page.alternatives.map(\.pattern)
    var check = ConditionCheck(
      file.tree, operators: table, file.project.model, isStrict: page.tier != .unsafe)
    let names = NameCheck(page, file)
    let written = file.file.written
    let result = PatternSearch(patterns, operators: table).result(in: file.tree) { match in
      !(page.isOneOff && written.contains(Int(file.tree.tokens.starts[match.rootToken])))
        && check.holds(page.alternatives[match.pattern].conditions, for: match, of: patterns[match.pattern])
        && names.mayMeanTheSame(match) && (page.tier.isFix || refusal(match, names, &check) == nil)
    }
    let found = result.matches.compactMap { finding($0, page.tier.isFix ? refusal($0, names, &check) : nil) }
    guard page.tier.isFix else { return found }
    return found
      + result.doubtful.map { range in
        Finding(
          codemod: page.name, rule: .gaveUp, file: file.number, range: range,
          message: "the pattern may fit here: gave up after \(PatternSearch.tryLimit) ways to fit it",
          fix: nil)
      }
  }

  /// Whether the file imports the required modules, and is built in a sufficient language mode.
  private var isMeant: Bool {
    let imports = file.file.facts.imports.map(\.module)
    guard page.imports.isEmpty || page.imports.contains(where: imports.contains) else { return false }
    guard let mode = page.languageMode else { return true }
    return file.index.buildSettings(at: file.tree.root).languageMode.map { $0 >= mode } ?? false
  }

  private func finding(_ match: PatternMatch, _ refusal: (rule: Rule, text: String)?) -> Finding? {
    let alternative = page.alternatives[match.pattern]
    let message = message(match, alternative.pattern)
    guard let rewrite = alternative.rewrite else { return finding(pass.rule, match, message, nil) }
    if let refusal { return finding(refusal.rule, match, refusal.text + message, nil) }
    do throws(RewriteObstacle) {
      let edits = try rewrite.edits(for: match, of: alternative.pattern, in: written)
      guard !edits.isEmpty, let fix = try? EditGroup(edits, in: file.number) else { return nil }
      return finding(pass.rule, match, message, fix)
    } catch {
      switch error {
      case .comment(let range):
        let comment = file.file.source.string(in: range).prefix { !$0.isNewline }
        return finding(
          .lostComment, match,
          "the comment '\(comment)' is in code that would be removed; without it: \(message)", nil)
      case .misplaced(let reason):
        return finding(.misplacedCode, match, "\(reason); otherwise: \(message)", nil)
      }
    }
  }

  private func finding(_ rule: Rule, _ match: PatternMatch, _ message: String, _ fix: EditGroup?) -> Finding {
    Finding(
      codemod: page.name, rule: rule, file: file.number, range: match.range, message: message, fix: fix)
  }

  /// Why a match is refused, before anything is written.
  private func refusal(
    _ match: PatternMatch, _ names: NameCheck, _ check: inout ConditionCheck
  ) -> (rule: Rule, text: String)? {
    if file.tree.hasConditionalCompilation(in: match) {
      return (.conditionalCompilation, Rule.conditionalCompilationText + "; otherwise: ")
    }
    if let doubt = names.doubt(match) { return (.ownMember, doubt + "; otherwise: ") }
    let alternative = page.alternatives[match.pattern]
    if let (condition, isKnown) = check.refusal(alternative.conditions, for: match, of: alternative.pattern) {
      let text = filled(condition.reason(isKnown: isKnown), match, alternative.pattern)
      return (.refusedByCondition, text + "; otherwise: ")
    }
    guard let gate = page.deployment else { return nil }
    let place = file.tree.innermostNode(coveringToken: match.tokens.lowerBound)
    return file.index.shortfall(of: gate, at: place).map { (.tooOld, $0 + "; then: ") }
  }

  /// The summary with the bound code in place of the metavariables, without a period.
  private func message(_ match: PatternMatch, _ pattern: Pattern) -> String {
    filled(page.summary.hasSuffix(".") ? String(page.summary.dropLast()) : page.summary, match, pattern)
  }

  /// A text with the bound code in place of the metavariables.
  private func filled(_ text: String, _ match: PatternMatch, _ pattern: Pattern) -> String {
    guard text.contains("$") else { return text }
    let known = Dictionary(
      pattern.variables.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let dollars = rest[dollar...].prefix { $0 == "$" }
      let name = rest[dollars.endIndex...].prefix { $0.isUppercase || $0.isNumber || $0 == "_" }
      let number = known[Metavariable(String(name), isMany: dollars.count == 3)]
      if let number, !name.isEmpty {
        let bound = match.range(ofVariable: number, in: file.tree).map(file.file.source.string) ?? ""
        result += bound.prefix { !$0.isNewline }
      } else {
        result += rest[dollar..<name.endIndex]
      }
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}

extension SyntaxTree {
  /// Whether `#if` is part of a match. In the middle of bound code it is moved along with its lines.
  fileprivate func hasConditionalCompilation(in match: PatternMatch) -> Bool {
    match.tokens.contains { token in
      tokens.kinds[token] == .poundIf
        && !match.bindings.contains { bound in
          bound.tokens.contains(token) && bound.tokens.lowerBound != token
            && tokens.kinds[bound.tokens.upperBound - 1] != .poundEndif
        }
    }
  }
}

extension ProjectContext {
  /// The operators of Swift and of the project.
  var operators: OperatorTable {
    let files = files
    return shared { _ in ProjectOperators(files) }.table
  }
}

/// The operators of a project.
private struct ProjectOperators: Sendable {
  let table: OperatorTable

  init(_ files: [ProjectFile]) {
    let words = ByteSearch(OperatorTable.declarationWords)
    let declaring = files.filter { words.matches($0.source.bytes) }
    table = OperatorTable.standard.adding(declarationsIn: declaring.map(\.tree))
  }
}
