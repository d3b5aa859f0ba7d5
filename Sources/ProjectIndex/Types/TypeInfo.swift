package import SwiftCST

/// A nominal type of the project: its position in ``ProjectIndex/types``.
package struct TypeID: Hashable, Sendable, Comparable {
  /// The position.
  package let rawValue: UInt32

  /// An order that is stable within one index.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A struct, class, enum, actor or protocol of the project, with all its declarations and extensions.
package struct TypeInfo: Sendable {
  /// The ID of the type.
  package let id: TypeID

  /// The kind of type.
  package let kind: DeclarationKind

  /// Its name without those of the enclosing types.
  package let name: String

  /// Its declarations: one, or one for each clause of `#if`.
  package internal(set) var declarations: [DeclarationID]

  /// Its extensions, in any file, constrained or not.
  package internal(set) var extensions: [DeclarationID] = []

  /// All entries in its inheritance clauses and those of its extensions, in that order.
  package internal(set) var inheritances: [Inheritance] = []

  /// Its first declaration.
  package var primary: DeclarationID { declarations[0] }

  /// Whether it has several declarations, in clauses of `#if`: the content of any one of them doesn't apply
  /// to all builds.
  package var isSplit: Bool { declarations.count > 1 }
}

/// One entry of an inheritance clause (or of `where Self: P` on a protocol), with aliases and compositions
/// resolved.
package struct Inheritance: Sendable, Hashable {
  /// The type that it refers to.
  package let resolution: TypeResolution

  /// The type as written: the entry itself, not the target of an alias.
  package let node: Node

  /// The type declaration or extension with the clause.
  package let declaration: DeclarationID

  /// Whether it is written on an extension.
  package let inExtension: Bool

  /// Whether it may not apply: the extension is constrained, or is inside `#if`.
  package let isConditional: Bool
}

/// The meaning of a written type, or of a name in the place of a type.
package enum TypeResolution: Hashable, Sendable {
  /// A type of the project.
  case known(TypeID)

  /// A name that the project does not declare in scope, without the name of a module before it: `View`,
  /// `UIView.ContentMode`.
  case foreign(String)

  /// A generic parameter or an associated type: the `genericParameter` or `associatedTypeDecl` node.
  case parameter(Node)

  /// One of several types of the project; which one is unknown.
  case ambiguous([TypeID])

  /// Not a name (a tuple, a function, an optional, `some P`), or unresolvable.
  case unknown

  /// The type of the project, if it is known.
  package var known: TypeID? { if case .known(let type) = self { type } else { nil } }

  /// The name, if the project does not declare it.
  package var foreign: String? { if case .foreign(let name) = self { name } else { nil } }
}
