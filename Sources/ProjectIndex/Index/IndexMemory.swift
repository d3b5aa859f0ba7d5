import Synchronization

/// Answers that were worked out before: passes ask the same of one place for many types.
///
/// Each answer depends on the tables alone, so it makes no difference who asks first. Most questions are
/// numbers: for each other type of key the runtime looks through all conformances of the program, which takes
/// longer than a small file.
final class IndexMemory: Sendable {
  /// Whether anything was asked that another file could have a say in.
  let wasAsked = Atomic(false)
  /// The places where a name stands, by its symbol.
  let uses = Memory<Int, [Use]>()
  /// The uses of declarations that are no types.
  let references = Memory<Int, References>()
  /// The uses of names, in one file or anywhere, by the types whose members they may mean: by symbol, and the
  /// number of the file, counted from 1.
  let memberUses = Memory<Int, ByType<Use>>()
  /// The uses of types.
  let typeReferences = Memory<Int, References>()
  /// The places where the name of a type stands by what they mean, by its symbol: many types may have one name.
  let typeUses = Memory<Int, ByType<Use>>()
  /// The types of whole expressions, by place.
  let expressionTypes = Memory<Int, ExpressionType>()
  /// The types of parts of chains, by place and how deep the question was: depth has a bound, on which the
  /// answer can depend.
  let chainTypes = Memory<Int, ExpressionType>()
  /// The items of long lists of statements by the names that they may bind, by place.
  let bindingItems = Memory<Int, BindingItems>()
  /// What names mean, by place.
  let lookUps = NameMemory()
  /// The types of variables, by declaration.
  let variableTypes = Memory<Int, ExpressionType>()
  /// What written types refer to, by place.
  let resolutions = Memory<Int, TypeResolution>()
  /// The names of all classes and protocols that others declare and a type inherits from.
  let foreignSupertypes = Memory<Int, Set<String>>()
  /// The project's classes and protocols that a type inherits from.
  let supertypes = Memory<Int, [TypeID]>()
  /// The project's classes that a class inherits from.
  let superclasses = Memory<Int, [TypeID]>()
  /// Which actor a type belongs to.
  let isolations = Memory<Int, Isolation>()
  /// Whether a type, by the number of the owner of its members, can have members that no file shows.
  let unseenMembers = Memory<Int, Bool>()
  /// The functions that extensions of protocols and of others' types add, by symbol.
  let modifiers = Memory<Int, [Declaration]>()
  /// The types that code asks for a static member, by the symbol of its name.
  let typesAsked = Memory<Int, [TypeID]>()
  /// The types that conform to a protocol that others declare.
  let conforming = Memory<String, [TypeID]>()
  /// The functions that are operators of a name.
  let operators = Memory<String, [Declaration]>()
  /// What passes work out about the project as a whole, and about its declarations and places.
  let shared = SharedValues()
}

/// What names mean at places of which each is asked for a few.
struct NameMemory: ~Copyable, Sendable {
  private let known = Mutex<[Int: [Known]]>([:])

  private struct Known: Sendable {
    let name: Symbol
    let resolution: NameResolution
  }

  /// What a name means at a place: the known answer, or else what `find` gives. Two threads may find it at
  /// once.
  borrowing func answer(_ place: Int, _ name: Symbol, _ find: () -> NameResolution) -> NameResolution {
    let answer = known.withLock { $0[place]?.first { $0.name == name }?.resolution }
    if let answer { return answer }
    let resolution = find()
    known.withLock { $0[place, default: []].append(Known(name: name, resolution: resolution)) }
    return resolution
  }
}
