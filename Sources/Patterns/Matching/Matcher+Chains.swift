import SwiftCST

extension Matcher {
  /// Compares two postfix chains link by link, if a metavariable represents some of the links.
  mutating func compareChains(_ first: Int, _ second: Int) -> Bool {
    let patternStart = pattern.elements.count
    let codeStart = code.elements.count
    Self.appendChain(first, &pattern)
    Self.appendChain(second, &code)
    pushList(patternStart..<pattern.elements.count, codeStart..<code.elements.count)
    return true
  }

  /// Adds the root of a chain, with the calls and brackets that directly follow it, and then each link.
  private static func appendChain(_ node: Int, _ side: inout TreeSide) {
    var links: [Int] = []
    var current = node
    while side.nodes[current].kind.isLink, hasBase(current, side) {
      links.append(current)
      current += 1
    }
    while let last = links.last, side.nodes[last].kind != .memberAccessExpr {
      current = links.removeLast()
    }
    side.elements.append(.node(current))
    side.elements += links.reversed().map { .link($0) }
  }

  /// Whether a link has a base: `.name` may begin a chain.
  private static func hasBase(_ node: Int, _ side: TreeSide) -> Bool {
    side.nodes[node].subtreeSize > 1
      && side.nodes[node + 1].firstToken == side.nodes[node].firstToken
  }
}
