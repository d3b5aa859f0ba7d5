import SwiftCST

/// `oracle errors snippets`: the snippets of SwiftSyntax's own parser tests, valid and broken.
enum SnippetsCommand {
  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(words, options: ["--swift-syntax", "--limit", "--from"])
    let checkout = arguments.value("--swift-syntax") ?? Checkout.standard
    let limit = try arguments.count("--limit", default: .max)
    let (snippets, skipped) = try SnippetReader.read(checkout: checkout)
    guard !snippets.isEmpty else { throw UsageError("\(checkout): no snippets found") }
    if arguments.value("--from") != nil {
      SnippetRun.judge(snippets, from: try arguments.count("--from", default: 1) - 1)
      return true
    }
    let verdicts = try SnippetRun.judgeApart(snippets, checkout: checkout)

    for fault in SnippetVerdict.Fault.allCases {
      show(fault, zip(snippets, verdicts).filter { $1.fault == fault }, limit)
    }
    for reason in SkippedSnippet.allCases {
      print("left out: \(skipped.count { $0 == reason }) (\(reason.rawValue))")
    }
    return summarize(verdicts)
  }

  private static func show(
    _ fault: SnippetVerdict.Fault, _ members: [(Snippet, SnippetVerdict)], _ limit: Int
  ) {
    guard !members.isEmpty else { return }
    print("\(fault.rawValue): \(members.count)\n")
    for (snippet, verdict) in members.prefix(limit) {
      print("\(snippet.place): \(verdict.detail)")
      for line in snippet.text.split(separator: "\n", omittingEmptySubsequences: false) {
        print("    | \(line)")
      }
      print()
    }
  }

  private static func summarize(_ verdicts: [SnippetVerdict]) -> Bool {
    let lost = verdicts.count { $0.fault == .death || $0.fault == .unsound }
    let valid = verdicts.filter(\.isValid)
    let accepted = valid.count { $0.fault == nil || $0.fault == .otherNodes }
    let equal = valid.count { $0.fault == nil }
    let broken = verdicts.filter { !$0.isValid }
    let rejected = broken.count { $0.fault == nil }
    print(
      """
      \(verdicts.count) snippets, \(Terminal.percentage(verdicts.count - lost, of: verdicts.count)) \
      round-trip (\(lost) do not)
      valid:  \(valid.count), \(Terminal.percentage(accepted, of: valid.count)) accepted here \
      (\(valid.count - accepted) not), \(Terminal.percentage(equal, of: valid.count)) with the same nodes
      broken: \(broken.count), \(Terminal.percentage(rejected, of: broken.count)) rejected here \
      (\(broken.count - rejected) not)
      """)
    return lost == 0 && equal == valid.count && rejected * 100 >= broken.count * 98
  }
}
