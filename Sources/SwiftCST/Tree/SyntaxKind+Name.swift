extension SyntaxKind {
  /// The name of the kind in SwiftSyntax.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { "\($0)" }
}
