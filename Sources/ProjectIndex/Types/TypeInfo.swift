package import SwiftCST

/// A nominal type of the project: its position in ``ProjectIndex/types``.
package struct TypeID: Hashable, Sendable, Comparable {
  /// The position.
  package let rawValue: UInt32

  /// An order that is stable within one index.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A struct, class, enum, actor or protocol of the project, with all that is written about it anywhere.
package struct TypeInfo: Sendable {
  /// Which type it is.
  package let id: TypeID

  /// What it is.
  package let kind: DeclarationKind

  /// Its name without those of the types around it.
  package let name: String

  /// Where it is declared: once, or once for each clause of `#if`.
  package internal(set) var declarations: [DeclarationID]

  /// The extensions of it, in any file, constrained or not.
  package internal(set) var extensions: [DeclarationID] = []

  /// Everything that is in its inheritance clauses and those of its extensions, in that order.
  package internal(set) var inheritances: [Inheritance] = []

  /// Where it is declared first.
  package var primary: DeclarationID { declarations[0] }

  /// Whether it is declared several times, in clauses of `#if`: nothing that is read from one of the
  /// declarations holds for all builds.
  package var isSplit: Bool { declarations.count > 1 }
}

/// One entry of an inheritance clause (or of `where Self: P` on a protocol), with aliases and compositions
/// taken apart.
package struct Inheritance: Sendable, Hashable {
  /// What it names.
  package let resolution: TypeResolution

  /// The written type: the entry itself, not what an alias stands for.
  package let node: Node

  /// The type declaration or extension that it is written on.
  package let declaration: DeclarationID

  /// Whether it is written on an extension.
  package let inExtension: Bool

  /// Whether it may not hold: the extension is constrained, or `#if` is around it.
  package let isConditional: Bool
}

/// What a written type, or a name where a type can be, refers to.
package enum TypeResolution: Hashable, Sendable {
  /// A type of the project.
  case known(TypeID)

  /// A name that the project does not declare in sight of the place, without the name of a module before it:
  /// `View`, `UIView.ContentMode`.
  case foreign(String)

  /// A generic parameter or an associated type: the `genericParameter` or `associatedTypeDecl` node.
  case parameter(Node)

  /// One of several types of the project; which one is unknown.
  case ambiguous([TypeID])

  /// No name (a tuple, a function, an optional, `some P`), or nothing that can be decided.
  case unknown

  /// The type of the project, where it is known.
  package var known: TypeID? { if case .known(let type) = self { type } else { nil } }

  /// The name, where the project does not declare it.
  package var foreign: String? { if case .foreign(let name) = self { name } else { nil } }
}
