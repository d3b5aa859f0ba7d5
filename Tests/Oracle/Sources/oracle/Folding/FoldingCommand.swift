import CSTParser
import SwiftCST
import SwiftParser

/// `oracle folding`: the product's order of operators against that of SwiftOperators.
enum FoldingCommand {
  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(words, switches: ["--together", "--list-refused"], options: ["--limit"])
    let files = try SourceFiles.find(arguments.positional)
    let limit = try arguments.count("--limit", default: .max)
    let tables = arguments.has("--together") ? sharedTables(files) : nil
    let comparisons = Workers.map(files, name: \.self) { FoldingComparison(path: $0, shared: tables) }

    let different = comparisons.flatMap(\.different)
    for report in different.prefix(limit) { print(report) }
    if different.count > limit { print("… and \(different.count - limit) more\n") }
    if arguments.has("--list-refused") {
      for line in comparisons.flatMap({ $0.onlyProduct + $0.onlyReference + $0.neither }) { print(line) }
    }
    return summarize(comparisons, files)
  }

  /// The operators that any of the files declares.
  private static func sharedTables(_ files: [String]) -> FoldingTables {
    let found = Workers.map(files, name: \.self) { path -> (ReferenceOperators, SyntaxTree)? in
      guard let bytes = SourceFiles.read(path) else { return nil }
      let declared = ReferenceOperators(in: bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
      return declared.isEmpty ? nil : (declared, SyntaxTree.parse(SourceText(bytes: bytes)))
    }.compactMap(\.self)
    return FoldingTables(
      reference: ReferenceOperators.table(found.map(\.0)),
      product: .standard.adding(declarationsIn: found.map(\.1)))
  }

  private static func summarize(_ comparisons: [FoldingComparison], _ files: [String]) -> Bool {
    func sum(_ value: (FoldingComparison) -> Int) -> Int { comparisons.reduce(0) { $0 + value($1) } }
    let different = sum(\.different.count)
    let equal = sum(\.equal)
    let unreadable = zip(files, comparisons).filter(\.1.isUnreadable)
    for (path, _) in unreadable { Terminal.complain("\(path): can't be read") }
    print(
      """
      \(files.count) files, \(sum { $0.isSkipped ? 1 : 0 }) skipped (SwiftSyntax finds errors in them), \
      \(unreadable.count) unreadable
      \(equal) sequences equal (\(sum(\.operators)) operators), \(different) different: \
      \(Terminal.percentage(equal, of: equal + different)) equal
      not compared: \(sum(\.onlyProduct.count)) that only the product folds, \
      \(sum(\.onlyReference.count)) that only SwiftOperators folds, \(sum(\.neither.count)) that nobody folds
      """)
    return different == 0 && unreadable.isEmpty
  }
}
