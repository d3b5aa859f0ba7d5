package import SwiftCST

/// The truth of a statement: false, true with evidence, or unknown.
package enum Fact<Evidence: Sendable>: Sendable {
  /// It is false.
  case no

  /// It is true, with this evidence.
  case yes(Evidence)

  /// It is unknown because of this node.
  case unknown(Node)

  /// The evidence; nil if it is false or unknown.
  package var evidence: Evidence? { if case .yes(let evidence) = self { evidence } else { nil } }

  /// Whether it is known to be false.
  package var isNo: Bool { if case .no = self { true } else { false } }

  /// Whether it is known to be true.
  package var isYes: Bool { if case .yes = self { true } else { false } }

  /// The same with other evidence.
  package func map<Other: Sendable>(_ transform: (Evidence) -> Other) -> Fact<Other> {
    switch self {
    case .no: .no
    case .yes(let evidence): .yes(transform(evidence))
    case .unknown(let node): .unknown(node)
    }
  }
}

extension Fact: Equatable where Evidence: Equatable {}
