import CSTParser
import SwiftCST
import SwiftParser
import SwiftSyntax

/// `oracle spans`: the product's nodes against SwiftSyntax's.
enum SpansCommand {
  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(
      words, switches: ["--list-different", "--list-skipped", "--kind-histogram"], options: ["--limit"])
    let files = try SourceFiles.find(arguments.positional)
    let limit = try arguments.count("--limit", default: .max)
    let outcomes = Workers.map(files, name: \.self, compare)

    let differences = outcomes.compactMap(\.difference)
    for (count, difference) in differences.enumerated() {
      guard count < limit else {
        print("… and \(differences.count - limit) more\n")
        break
      }
      let isBrief = arguments.has("--list-different")
      print(isBrief ? difference.place : "\(difference.place): \(difference.report)")
    }
    if arguments.has("--list-skipped") {
      for case .skipped(let path) in outcomes { print("skipped: \(path)") }
    }
    if arguments.has("--kind-histogram") { printHistogram(differences) }
    return summarize(outcomes)
  }

  /// What came of one file.
  enum Outcome: Sendable {
    case equal(nodes: Int)
    case different(Difference)
    /// SwiftSyntax finds errors in it, so its tree is a guess.
    case skipped(String)
    case unreadable(String)

    struct Difference: Sendable {
      /// `path:line:column`
      let place: String
      let key: String
      let report: String
    }

    var difference: Difference? {
      if case .different(let difference) = self { difference } else { nil }
    }
  }

  private static func compare(_ path: String) -> Outcome {
    guard let bytes = SourceFiles.read(path) else { return .unreadable(path) }
    let reference = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !reference.hasError else { return .skipped(path) }
    let expected = ReferenceSpans.of(reference)
    let source = SourceText(bytes: bytes)
    let tree = SyntaxTree.parse(source)
    guard let difference = SpanDifference(expected: expected, found: Span.ofProduct(tree)) else {
      return .equal(nodes: expected.count)
    }
    let place = LineTable(source).location(of: difference.offset)
    return .different(
      .init(
        place: "\(path):\(place.line):\(place.column)", key: difference.key,
        report: difference.report(source: source, errors: tree.errors)))
  }

  private static func printHistogram(_ differences: [Outcome.Difference]) {
    let groups = Dictionary(grouping: differences, by: \.key)
    print("files  first difference")
    for (key, members) in groups.sorted(by: { ($0.value.count, $1.key) > ($1.value.count, $0.key) }) {
      print(Terminal.padded("\(members.count)", to: 5) + "  " + key)
      print("         e.g. \(members[0].place)")
    }
    print()
  }

  private static func summarize(_ outcomes: [Outcome]) -> Bool {
    var equal = 0
    var nodes = 0
    var different = 0
    var skipped = 0
    var unreadable = 0
    for outcome in outcomes {
      switch outcome {
      case .equal(let count): (equal, nodes) = (equal + 1, nodes + count)
      case .different: different += 1
      case .skipped: skipped += 1
      case .unreadable(let path):
        unreadable += 1
        Terminal.complain("\(path): can't be read")
      }
    }
    print(
      """
      \(outcomes.count) files, \(skipped) skipped (SwiftSyntax finds errors in them), \
      \(equal) equal (\(nodes) nodes), \(different) different, \(unreadable) unreadable: \
      \(Terminal.percentage(equal, of: equal + different)) equal
      """)
    return different == 0 && unreadable == 0
  }
}
