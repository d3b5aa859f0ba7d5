import CSTParser
import Foundation
import SwiftCST
import SwiftParser
import SwiftSyntax

/// Measures both parsers on sources in memory.
///
/// Each tree is given up before the next file is parsed, so freeing it counts: a tool pays for it too. The
/// best of several runs stands, because whatever else the machine does can only make a run slower; for the
/// same reason the clock is that of the thread, which stands still while the thread waits for a processor.
struct Contest: Sendable {
  let sources: [[UInt8]]

  /// What one side did, and how long it took.
  struct Effort: Sendable {
    var seconds = Double.infinity
    var nodes = 0
    var tokens = 0
  }

  /// One thing that both sides did.
  struct Row: Sendable {
    let title: String
    let reference: Effort
    let product: Effort
  }

  /// The best of `runs` for each thing that is measured.
  func run(_ runs: Int) -> [Row] {
    let product = sources.map(SourceText.init(bytes:))
    return [
      Row(
        title: "parse",
        reference: best(of: runs) { referenceParse() },
        product: best(of: runs) { productParse(product) }),
      Row(
        title: "parse, visit (SyntaxVisitor)",
        reference: best(of: runs) { referenceVisit { SilentVisitor(viewMode: .sourceAccurate) } },
        product: best(of: runs) { productVisit(product) }),
      Row(
        title: "parse, visit (SyntaxAnyVisitor)",
        reference: best(of: runs) { referenceVisit { CountingVisitor(viewMode: .sourceAccurate) } },
        product: best(of: runs) { productVisit(product) }),
    ]
  }

  private func best(of runs: Int, _ body: () -> Effort) -> Effort {
    var best = Effort()
    for _ in 0..<runs {
      let start = threadSeconds()
      var effort = body()
      effort.seconds = threadSeconds() - start
      if effort.seconds < best.seconds { best = effort }
    }
    return best
  }

  /// The processor time that this thread has used.
  private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: - SwiftSyntax

  private func referenceParse() -> Effort {
    var effort = Effort()
    for source in sources {
      effort.nodes += source.withUnsafeBufferPointer { Parser.parse(source: $0) }.statements.isEmpty ? 0 : 1
    }
    return effort
  }

  private func referenceVisit(_ makeVisitor: () -> some NodeCounter) -> Effort {
    var effort = Effort()
    for source in sources {
      let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let visitor = makeVisitor()
      visitor.walk(tree)
      effort.nodes += visitor.nodes
      effort.tokens += visitor.tokens
    }
    return effort
  }

  // MARK: - SwiftCST

  private func productParse(_ sources: [SourceText]) -> Effort {
    var effort = Effort()
    for source in sources { effort.nodes += SyntaxTree.parse(source).nodeCount > 1 ? 1 : 0 }
    return effort
  }

  /// Looks at the kind and the range of every node and every token.
  private func productVisit(_ sources: [SourceText]) -> Effort {
    var effort = Effort()
    for source in sources {
      let tree = SyntaxTree.parse(source)
      for node in tree.nodes {
        effort.nodes += node.kind != .unexpectedNodes && tree.range(of: node).lowerBound >= 0 ? 1 : 0
      }
      let tokens = tree.tokens
      for index in 0..<tokens.count {
        effort.tokens += tokens.kinds[index] != .unknown && tokens.range(of: index).lowerBound >= 0 ? 1 : 0
      }
    }
    return effort
  }
}

/// What can tell how much it saw.
private protocol NodeCounter: SyntaxVisitor {
  var nodes: Int { get }
  var tokens: Int { get }
}

/// The cheapest walk that SwiftSyntax offers: it stops at tokens only.
private final class SilentVisitor: SyntaxVisitor, NodeCounter {
  let nodes = 0
  private(set) var tokens = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    tokens += 1
    return .visitChildren
  }
}

/// SwiftSyntax's walk that stops at every node and every token.
private final class CountingVisitor: SyntaxAnyVisitor, NodeCounter {
  private(set) var nodes = 0
  private(set) var tokens = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    nodes += 1
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    tokens += 1
    return .visitChildren
  }
}
