import Foundation

/// Compares the product's parser with those who know better: SwiftSyntax and swiftc.
@main
struct Oracle {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    guard !words.isEmpty, words[0] != "--help", words[0] != "-h" else {
      print(help)
      exit(0)
    }
    let name = words.removeFirst()
    guard let command = commands[name] else {
      Terminal.complain("unknown command '\(name)'; see oracle --help")
      exit(2)
    }
    do {
      let agreed = try command(words)
      exit(agreed ? 0 : 1)
    } catch {
      Terminal.complain("\(error)")
      exit(2)
    }
  }

  /// What a command does with its arguments; false where the two sides disagree.
  typealias Command = @Sendable ([String]) throws -> Bool

  static let commands: [String: Command] = [
    "spans": SpansCommand.run,
    "folding": FoldingCommand.run,
    "errors": ErrorsCommand.run,
    "speed": SpeedCommand.run,
    "views": ViewsCommand.run,
  ]

  static let help = """
    usage: oracle COMMAND …

    oracle spans PATH…                 nodes against SwiftSyntax's, file by file
      --limit N                        show at most N differing files
      --list-different                 only the places where files differ
      --list-skipped                   the files that SwiftSyntax finds errors in
      --kind-histogram                 which kinds differ first, and in how many files
    oracle folding PATH…               operators in order, against SwiftOperators
      --limit N                        show at most N differing sequences
      --together                       the operators of all files count in each of them
      --list-refused                   the sequences that only one side folds, and why
    oracle errors compiler PATH…       syntax errors against those of swiftc -frontend -parse
      --limit N                        show at most N files of each sort
      --missed                         also show what only swiftc objects to
    oracle errors snippets             the snippets of SwiftSyntax's own parser tests
      --swift-syntax CHECKOUT          its sources (default: .build/checkouts/swift-syntax)
      --limit N                        show at most N snippets of each sort
    oracle errors damage PATH…         the first error of files that were broken, against swiftc's
      --count N                        how many files to break (default: 500)
      --seed N                         another choice of files and places
      --limit N                        show at most N files of each sort
    oracle speed PATH… [--runs N]      both parsers on the same bytes in one process
    oracle views --check | --write     generated views and slots, from SwiftSyntax's own description
      --output FOLDER                  another folder than Sources

    exit status: 0 all agree, 1 something differs, 2 the command line or the input is at fault
    """
}
