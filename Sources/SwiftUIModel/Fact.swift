package import SwiftCST

/// What is known of something: that it isn't so, that it is so and where that is seen, or that it can't be
/// told.
package enum Fact<Evidence: Sendable>: Sendable {
  /// It isn't so.
  case no

  /// It is so, and this shows it.
  case yes(Evidence)

  /// It is unknown because of this node.
  case unknown(Node)

  /// What shows that it is so; nil where it isn't, or is unknown.
  package var evidence: Evidence? { if case .yes(let evidence) = self { evidence } else { nil } }

  /// Whether it is known not to be so.
  package var isNo: Bool { if case .no = self { true } else { false } }

  /// Whether it is known to be so.
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
