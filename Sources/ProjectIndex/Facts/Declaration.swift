package import SwiftCST

/// The kind of a declaration.
package enum DeclarationKind: UInt8, Sendable {
  case `struct`, `class`, `enum`, `actor`, `protocol`
  case `typealias`, `associatedtype`
  case `extension`
  case function, variable, initializer, deinitializer, `subscript`, enumCase
  case macro, `operator`, precedenceGroup

  /// Whether it declares a nominal type: a struct, class, enum, actor or protocol.
  package var isNominal: Bool { rawValue <= DeclarationKind.protocol.rawValue }

  /// Whether its name can be used as a type.
  package var isType: Bool { rawValue <= DeclarationKind.associatedtype.rawValue }
}

/// One declaration: a type, an extension, a member, a module-level function or variable, a local type or a
/// local function.
///
/// `let a = 0, b = 1` contains two, as do `let (a, b) = pair` and `case a, b`. Variables inside functions are
/// not declarations of the index: ``ProjectIndex/lookUp(_:at:)`` finds them by scope.
package struct Declaration: Sendable {
  /// The ID of the declaration in the project.
  package internal(set) var id: DeclarationID

  /// The kind of declaration.
  package let kind: DeclarationKind

  /// The node: `structDecl`, `functionDecl`, `variableDecl` …, and `enumCaseElement` for an enum case.
  package let node: Node

  /// The name: the base name of functions, `init` for initializers, and for an extension the last part of the
  /// extended type's name. Nil if there is none (a subscript, a deinitializer, an operator).
  package internal(set) var symbol: Symbol?

  /// The enclosing type, extension or function; nil at module level.
  package internal(set) var parent: DeclarationID?

  /// Its modifiers, and other properties of its header.
  package let traits: DeclarationTraits

  /// The position of the token of the name among those of the file, or -1.
  let nameIndex: Int32

  /// The position of the `patternBinding` among the nodes of the file, or -1.
  let bindingNode: Int32

  /// The token of the name.
  package var nameToken: Token? { nameIndex >= 0 ? node.tree.token(at: Int(nameIndex)) : nil }
}

/// Modifiers and the context of a declaration.
package struct DeclarationTraits: OptionSet, Sendable {
  /// The traits as bits.
  package let rawValue: UInt32

  /// The traits with the given bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `open`.
  package static let open = Self(rawValue: 1 << 0)
  /// `public`.
  package static let `public` = Self(rawValue: 1 << 1)
  /// `package`.
  package static let package = Self(rawValue: 1 << 2)
  /// Explicit `internal`.
  package static let `internal` = Self(rawValue: 1 << 3)
  /// `fileprivate`.
  package static let `fileprivate` = Self(rawValue: 1 << 4)
  /// `private`.
  package static let `private` = Self(rawValue: 1 << 5)
  /// `final`.
  package static let final = Self(rawValue: 1 << 6)
  /// `static`.
  package static let `static` = Self(rawValue: 1 << 7)
  /// `class` on a member.
  package static let `class` = Self(rawValue: 1 << 8)
  /// `lazy`.
  package static let lazy = Self(rawValue: 1 << 9)
  /// `weak`.
  package static let weak = Self(rawValue: 1 << 10)
  /// `override`.
  package static let override = Self(rawValue: 1 << 11)
  /// `nonisolated`, with or without `(unsafe)`.
  package static let nonisolated = Self(rawValue: 1 << 12)
  /// `dynamic`.
  package static let dynamic = Self(rawValue: 1 << 13)
  /// `convenience`.
  package static let convenience = Self(rawValue: 1 << 14)
  /// `mutating`.
  package static let mutating = Self(rawValue: 1 << 15)
  /// A variable declared with `let`.
  package static let `let` = Self(rawValue: 1 << 16)
  /// Inside `#if`: it may not exist in every build.
  package static let conditional = Self(rawValue: 1 << 17)
  /// Inside a function, closure or accessor.
  package static let local = Self(rawValue: 1 << 18)
  /// One of several names bound by a tuple pattern.
  package static let destructured = Self(rawValue: 1 << 19)
  /// It has its own generic parameters (an associated type doesn't count).
  package static let generic = Self(rawValue: 1 << 20)
}
