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
    let needsIndex = conditions.contains(where: \.needsIndex)
    let (words, operatorWords) = (ByteSearch(pattern.words), ByteSearch(OperatorTable.declarationWords))
    let folder = folder
    let read = parallelMap(count: files.count, threads: threads) { number in
      ReadFile(files[number], seenFrom: folder) { bytes in
        needsIndex || words.matchesAll(bytes) || operatorWords.matches(bytes)
      }
    }
    let declaring = read.compactMap(\.tree).filter { operatorWords.matches($0.source.bytes) }
    let table = OperatorTable.standard.adding(declarationsIn: declaring)
    let question = SearchQuestion(
      search: PatternSearch([pattern], operators: table), words: words, conditions: conditions,
      operators: table)
    let model = needsIndex ? model(of: read) : nil
    return parallelMap(count: read.count, threads: threads) { number in
      SearchedFile(read[number], question, model.map { $0.forOneThread($0.index.forOneThread()) })
    }
  }

  /// What the code of files means that have to be known together.
  private func model(of files: [ReadFile]) -> SwiftUIModel {
    let facts = parallelMap(count: files.count, threads: threads) { number in
      files[number].tree.map { FileFacts(path: files[number].path, tree: $0) }
    }
    return SwiftUIModel(ProjectIndex(files: facts.compactMap(\.self)))
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

/// A file that was read, and parsed where it matters.
struct ReadFile: Sendable {
  let path: String
  private(set) var tree: SyntaxTree?
  private(set) var problem: WorkspaceError?

  /// - Parameter isNeeded: Whether a file with these bytes is parsed.
  init(_ path: FilePath, seenFrom folder: FilePath, where isNeeded: ([UInt8]) -> Bool) {
    self.path = path.relative(to: folder).description
    do throws(WorkspaceError) {
      let bytes = try LoadedFile(reading: path).bytes
      if isNeeded(bytes) { tree = SyntaxTree.parse(SourceText(bytes: bytes)) }
    } catch {
      problem = error
    }
  }
}
