import SwiftCST

extension DeclarationTraits {
  /// The trait of a modifier, if there is one for it; `hasDetail` if parentheses follow it, as in
  /// `private(set)`.
  init(modifier: TokenKind, hasDetail: Bool) {
    self =
      switch modifier {
      case .open, .public, .package, .internal, .fileprivate, .private:
        hasDetail ? [] : Self(access: modifier)
      case .final: .final
      case .static: .static
      case .class: .class
      case .lazy: .lazy
      case .weak: .weak
      case .override: .override
      case .nonisolated: .nonisolated
      case .dynamic: .dynamic
      case .convenience: .convenience
      case .mutating: .mutating
      default: []
      }
  }

  private init(access modifier: TokenKind) {
    self =
      switch modifier {
      case .open: .open
      case .public: .public
      case .package: .package
      case .internal: .internal
      case .fileprivate: .fileprivate
      case .private: .private
      default: []
      }
  }
}
