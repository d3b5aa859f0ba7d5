package import ProjectIndex

/// What the SwiftUI code of a project means: views and what they show, what runs when, what values are, what
/// changes. It states facts and knows no rule and no message.
///
/// Every query answers from the syntax of the whole project. What is unknown is an answer of its own
/// (``Fact/unknown(_:)``, `.unknown`), never a guess. Queries that cost something remember their answers for
/// as long as the index lives, so that many rules may ask the same.
///
/// | query | file |
/// |---|---|
/// | ``kind(of:)`` | `Views/ViewKinds.swift` |
/// | ``role(of:)`` | `Closures/ClosureRoles.swift` |
/// | ``timing(of:)`` | `Timing/Timing.swift` |
/// | ``isLookedAt(_:)`` | `Timing/LookedAt.swift` |
/// | ``stability(of:)`` | `Values/Stability.swift` |
/// | ``purity(of:)`` | `Values/Purity.swift` |
/// | ``changes(in:)`` | `Values/Changes.swift` |
/// | ``valueType(of:)``, ``elementType(of:)`` | `Values/ValueTypes.swift`, `Rows/ElementTypes.swift` |
/// | ``isKnownEquatable(_:)`` | `Values/KnownEquatable.swift` |
/// | ``rows(of:)``, ``lazyContainer(of:)``, ``rowViews(of:)``, ``itemLimit(of:)`` | `Rows/Rows.swift` |
/// | ``isConstantCollection(_:)`` | `Rows/ConstantCollections.swift` |
/// | ``edit(of:)``, ``arguments(for:of:)`` | `Rows/Edits.swift` |
/// | ``identity(of:)`` | `Rows/ElementIdentity.swift` |
/// | ``state(of:)``, ``state(inContent:)`` | `Views/ViewState.swift` |
/// | ``WrittenView``, ``ViewCall``: a chain as maker and modifiers | `Views/` |
/// | ``heldObjects(of:)``, ``publishedProperties(of:)`` | `Reads/HeldObjects.swift` |
/// | ``reads(of:)`` | `Reads/Reads.swift` |
/// | ``readers(of:)`` | `Reads/Readers.swift` |
/// | ``unquietPart(of:)`` | `Reads/QuietBody.swift` |
/// | ``isHotHandler(_:)`` | `Closures/HotHandlers.swift` |
/// | ``isDerivation(_:)``, ``derivation(of:)`` | `Values/Derivations.swift` |
/// | ``repeatedDerivedReads(in:)`` | `Reads/DerivedReads.swift` |
/// | ``frequentUpdates(of:)``, ``inputs(of:)`` | `Reads/FrequentUpdates.swift` |
/// | ``derivedWork(of:)`` | `Reads/DerivedWork.swift` |
/// | ``isUnconditional(_:in:)`` | `Timing/Unconditional.swift` |
/// | ``forEachBodyNode(of:_:)``, ``reachedMembers(of:)``, ``builderMembers(of:)`` | `Timing/BodyReach.swift`
/// |
package struct SwiftUIModel: Sendable {
  private let storage: Storage

  /// Index and memory in one object, so that handing the model on costs one reference count.
  private final class Storage: Sendable {
    let index: ProjectIndex
    let memory: ModelMemory

    init(_ index: ProjectIndex, _ memory: ModelMemory) {
      self.index = index
      self.memory = memory
    }
  }

  /// The model of a project of which nothing has been asked.
  package init(_ index: ProjectIndex) { storage = Storage(index, ModelMemory()) }

  private init(_ index: ProjectIndex, _ memory: ModelMemory) { storage = Storage(index, memory) }

  /// The same model for one piece of work, with the same memory and an index in an object of its own; see
  /// ``ProjectIndex/forOneThread()``.
  package func forOneThread(_ index: ProjectIndex) -> SwiftUIModel { SwiftUIModel(index, memory) }

  /// Declarations, names, types and uses of the project.
  package var index: ProjectIndex { _read { yield storage.index } }

  /// What was asked before.
  var memory: ModelMemory { storage.memory }

  /// Where a `ViewBuilder` makes views.
  package var builders: ViewBuilderContext { ViewBuilderContext(index) }
}
