import SwiftCST
import SwiftSyntax

/// SwiftSyntax's kinds of nodes, and the product's kinds of the same name.
struct KindTable: Sendable {
  /// Built once.
  static let shared = KindTable()

  /// Every kind that SwiftSyntax has, tokens first.
  let kinds: [SwiftSyntax.SyntaxKind]

  private let ours: [UInt16]

  /// SwiftSyntax does not list its kinds. It has as many as `Syntax` has choices, and as a case without
  /// payload each is its position in the declaration.
  private init() {
    precondition(MemoryLayout<SwiftSyntax.SyntaxKind>.size == MemoryLayout<UInt16>.size)
    guard case .choices(let choices) = Syntax.structure else {
      preconditionFailure("Syntax is the choice of all nodes")
    }
    kinds = (0..<UInt16(choices.count)).map { unsafeBitCast($0, to: SwiftSyntax.SyntaxKind.self) }
    let byName = Dictionary(
      uniqueKeysWithValues: SwiftCST.SyntaxKind.allCases.map { ("\($0)", $0.rawValue) })
    ours = kinds.map { byName["\($0)"] ?? Span.unknownKind }
  }

  /// The product's kind of the same name, or ``Span/unknownKind``.
  func ourKind(of kind: SwiftSyntax.SyntaxKind) -> UInt16 {
    ours[Int(unsafeBitCast(kind, to: UInt16.self))]
  }
}
