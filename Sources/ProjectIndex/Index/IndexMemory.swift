import Synchronization

/// Cached results: passes often make the same query about one place for many types.
///
/// Each result depends only on the tables, so the order of queries makes no difference. Most keys are
/// numbers: for any other key type, the runtime searches all conformances of the program, which takes longer
/// than processing a small file.
final class IndexMemory: Sendable {
  /// Whether there was a query whose result may depend on other files.
  let wasAsked = Atomic(false)
  /// The occurrences of a name, by its symbol.
  let uses = Memory<Int, [Use]>()
  /// The uses of declarations other than types; overloads share those of the first.
  let references = Memory<Int, References>()
  /// The uses of names, in one file or anywhere, by the types whose members they may refer to: by symbol and
  /// file number (1-based).
  let memberUses = Memory<Int, ByType<Use>>()
  /// The same without the names of keys of the environment: uses of properties as values.
  let valueReferences = Memory<Int, References>()
  let valueUses = Memory<Int, ByType<Use>>()
  /// Whether what was found for uses takes their calls, by place.
  let takenCalls = Memory<Int, Bool>()
  /// The uses of types.
  let typeReferences = Memory<Int, References>()
  /// The occurrences of type names by the types that they refer to, by symbol: many types may share a name.
  let typeUses = Memory<Int, ByType<Use>>()
  /// The types of whole expressions, by place.
  let expressionTypes = Memory<Int, ExpressionType>()
  /// The types of parts of chains, by place and depth of the query: the depth is limited, and the result can
  /// depend on that.
  let chainTypes = Memory<Int, ExpressionType>()
  /// The items of long statement lists by the names that they may bind, by place.
  let bindingItems = Memory<Int, BindingItems>()
  /// The meanings of names, by place.
  let lookUps = NameMemory()
  /// The types of variables, by declaration.
  let variableTypes = Memory<Int, ExpressionType>()
  /// The declarations that written types refer to, by place.
  let resolutions = Memory<Int, TypeResolution>()
  /// The names of all external classes and protocols that a type inherits from.
  let foreignSupertypes = Memory<Int, Set<String>>()
  /// The project's classes and protocols that a type inherits from.
  let supertypes = Memory<Int, [TypeID]>()
  /// The project's types that inherit from a type.
  let subtypes = Memory<Int, [TypeID]>()
  /// The project's classes that a class inherits from.
  let superclasses = Memory<Int, [TypeID]>()
  /// Whether something that a type inherits from is unknown.
  let undecided = Memory<Int, Bool>()
  /// The actor isolation of a type.
  let isolations = Memory<Int, Isolation>()
  /// The same as far as its declarations and what it inherits from say.
  let inheritedIsolations = Memory<Int, Isolation?>()
  /// Whether a type, by the number of the owner of its members, may have members that no file shows.
  let unseenMembers = Memory<Int, Bool>()
  /// The functions in extensions of protocols and of external types, by symbol.
  let modifiers = Memory<Int, [Declaration]>()
  /// The types on which code accesses a static member, by the symbol of its name.
  let typesAsked = Memory<Int, [TypeID]>()
  /// The classes by the symbols of their names, under 0.
  let classes = Memory<Int, [Symbol: [TypeID]]>()
  /// The types that conform to an external protocol.
  let conforming = Memory<String, [TypeID]>()
  /// The functions that are operators of a name.
  let operators = Memory<String, [Declaration]>()
  /// Whether a type may be made with a closure.
  let closureTakers = Memory<Int, Bool>()
  /// Values that passes compute about the project as a whole, its declarations and places.
  let shared = SharedValues()
}

/// The meanings of names at places, with only a few queries for each place.
struct NameMemory: ~Copyable, Sendable {
  private let known = Mutex<[Int: [Known]]>([:])

  private struct Known: Sendable {
    let name: Symbol
    let resolution: NameResolution
  }

  /// The meaning of a name at a place: the cached one, otherwise the result of `find`. Two threads may
  /// compute it at the same time.
  borrowing func answer(_ place: Int, _ name: Symbol, _ find: () -> NameResolution) -> NameResolution {
    let answer = known.withLock { $0[place]?.first { $0.name == name }?.resolution }
    if let answer { return answer }
    let resolution = find()
    known.withLock { $0[place, default: []].append(Known(name: name, resolution: resolution)) }
    return resolution
  }
}
