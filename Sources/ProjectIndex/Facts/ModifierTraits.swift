import SwiftCST

extension DeclarationTraits {
  /// The trait that a modifier stands for; `hasDetail` where it is followed by parentheses.
  init(modifier: TokenKind, hasDetail: Bool) {
    self =
      switch modifier {
      case .open, .public, .package, .internal, .fileprivate, .private:
        hasDetail ? .narrowSetter : Self(access: modifier)
      case .final: .final
      case .static: .static
      case .class: .class
      case .lazy: .lazy
      case .weak: .weak
      case .unowned: .unowned
      case .override: .override
      case .nonisolated: .nonisolated
      case .dynamic: .dynamic
      case .required: .required
      case .convenience: .convenience
      case .mutating: .mutating
      case .indirect: .indirect
      case .optional: .optional
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
