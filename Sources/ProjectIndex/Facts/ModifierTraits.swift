import SwiftCST

extension DeclarationTraits {
  /// The trait that a modifier stands for; `hasDetail` where it is followed by parentheses.
  init(modifier: TokenKind, hasDetail: Bool) {
    let isAccess = [.open, .public, .package, .internal, .fileprivate, .private].contains(modifier)
    if isAccess && hasDetail {
      self = .narrowSetter
      return
    }
    self = Self.traits[modifier] ?? []
  }

  private static let traits: [TokenKind: DeclarationTraits] = [
    .open: .open, .public: .public, .package: .package, .internal: .internal,
    .fileprivate: .fileprivate, .private: .private,
    .final: .final, .static: .static, .class: .class, .lazy: .lazy, .weak: .weak, .unowned: .unowned,
    .override: .override, .nonisolated: .nonisolated, .dynamic: .dynamic, .required: .required,
    .convenience: .convenience, .mutating: .mutating, .indirect: .indirect, .optional: .optional,
  ]
}
