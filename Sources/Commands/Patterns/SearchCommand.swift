import CSTParser
import CodemodKit
import Configurations
import Patterns
import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel
import Workspace

/// `swiftfix search PATTERN [PATH…]`: lists the code that matches a pattern.
struct SearchCommand {
  private let arguments: Arguments
  private let folder: FilePath
  private let pattern: Pattern
  private let conditions: [Condition]
  private let threads: Int
  private let isJSON: Bool

  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    try SearchCommand(arguments).run()
  }

  private init(_ arguments: Arguments) throws {
    guard let text = arguments.operands.first else {
      throw UsageError("'swiftfix search' needs a pattern: swiftfix search 'foo($A)' [PATH…]")
    }
    self.arguments = arguments
    pattern = try arguments.pattern(text)
    conditions = try arguments.conditions(for: pattern)
    threads = try arguments.threads()
    folder = try HostProcess.currentFolder()
    let format = arguments.value(.format) ?? "text"
    guard ["text", "json"].contains(format) else {
      throw UsageError("--format: unknown format '\(format)'; choose text or json")
    }
    isJSON = format == "json"
  }

  private func run() throws -> ExitCode {
    let paths = arguments.operands.dropFirst().map { FilePath($0) }
    let discovery = try Discovery(Array(paths), from: folder, threads: threads)
    let asked = try included(discovery).map(\.path)
    let found = search(asked)
    for problem in discovery.problems + found.compactMap(\.problem) {
      Swiftfix.say(problem.seen(from: folder).description)
    }
    for file in found {
      for place in file.doubtful {
        Swiftfix.say(
          "\(file.path):\(place.line):\(place.column): gave up after \(PatternSearch.tryLimit) ways to fit the "
            + "pattern; it may fit here, too")
      }
    }
    let paint = try ColorChoice(arguments).paint(for: .output)
    if isJSON {
      StandardStream.output.write(SearchReport.json(of: found, pattern))
    } else {
      for file in found { StandardStream.output.write(file.text(paint)) }
    }
    guard discovery.problems.isEmpty, found.allSatisfy({ $0.problem == nil }) else { return .failure }
    return found.contains { !$0.places.isEmpty } ? .success : .findings
  }

  private func included(_ discovery: Discovery) throws -> [DiscoveredFile] {
    let passes = arguments.codemods.metadata
    var configuration = RunConfiguration(.nearest, RunOptions(for: passes), codemods: passes, from: folder)
    return try configuration.included(discovery.files)
  }

  private func search(_ files: [FilePath]) -> [SearchedFile] {
    let table = operators(files)
    let question = SearchQuestion(
      search: PatternSearch([pattern], operators: table), words: ByteSearch(pattern.words),
      conditions: conditions, operators: table)
    let folder = folder
    guard conditions.contains(where: \.needsIndex) else {
      return parallelMap(count: files.count, threads: threads) {
        SearchedFile(files[$0], seenFrom: folder, question)
      }
    }
    return searchProject(files, question)
  }

  /// Searches files that depend on the whole project.
  private func searchProject(_ files: [FilePath], _ question: SearchQuestion) -> [SearchedFile] {
    let folder = folder
    let read = parallelMap(count: files.count, threads: threads) { number in
      ReadFile(files[number], seenFrom: folder)
    }
    let index = ProjectIndex(files: read.compactMap(\.facts))
    let model = SwiftUIModel(index)
    return parallelMap(count: read.count, threads: threads) { number in
      SearchedFile(read[number], question, model.forOneThread(index.forOneThread()))
    }
  }

  /// The operators of Swift and, if the pattern uses others, those that the files declare.
  private func operators(_ files: [FilePath]) -> OperatorTable {
    guard pattern.usesUnknownOperators else { return .standard }
    let words = ByteSearch(["infix operator", "precedencegroup"])
    let trees = parallelMap(count: files.count, threads: threads) { number -> SyntaxTree? in
      guard let bytes = try? LoadedFile(reading: files[number]).bytes, words.matches(bytes) else {
        return nil
      }
      return SyntaxTree.parse(SourceText(bytes: bytes))
    }
    return OperatorTable.standard.adding(declarationsIn: trees.compactMap(\.self))
  }
}

/// The parameters of a search.
struct SearchQuestion: Sendable {
  let search: PatternSearch
  /// Words that a file must all contain.
  let words: ByteSearch
  let conditions: [Condition]
  let operators: OperatorTable
}

/// A file that was read and parsed.
struct ReadFile: Sendable {
  let path: String
  private(set) var tree: SyntaxTree?
  private(set) var facts: FileFacts?
  private(set) var problem: WorkspaceError?

  init(_ path: FilePath, seenFrom folder: FilePath) {
    self.path = path.relative(to: folder).description
    do throws(WorkspaceError) {
      let tree = SyntaxTree.parse(SourceText(bytes: try LoadedFile(reading: path).bytes))
      self.tree = tree
      facts = FileFacts(path: self.path, tree: tree)
    } catch {
      problem = error
    }
  }
}
