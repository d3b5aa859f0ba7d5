package import ProjectIndex

/// A model of the SwiftUI code of a project: views and what they display, when code runs, what values are,
/// what changes. It provides facts, and contains no rules and no messages.
///
/// Every query is answered from the syntax of the whole project. An unknown result is represented as such
/// (``Fact/unknown(_:)``, `.unknown`), never as a guess. Results of expensive queries are cached during the
/// lifetime of the index, so that many rules can make the same query.
///
/// | query | file |
/// |---|---|
/// | ``kind(of:)`` | `Views/ViewKinds.swift` |
/// | ``role(of:)`` | `Closures/ClosureRoles.swift` |
/// | ``timing(of:)`` | `Timing/Timing.swift` |
/// | ``isLookedAt(_:)`` | `Timing/LookedAt.swift` |
/// | ``runsRepeatedly(_:)`` | `Timing/RepeatedCode.swift` |
/// | ``runsOncePerAction(_:)`` | `Timing/SingleActions.swift` |
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
/// | ``runners(of:)`` | `Closures/ClosureRunners.swift` |
/// | ``evaluatedReads(of:)``, with closures that other views run | `Reads/ViewEvaluation.swift` |
/// | ``readers(of:)``, ``unknownReads(of:)`` | `Reads/Readers.swift`, `Reads/UnknownReads.swift` |
/// | ``causes(of:)``, ``makings(of:)`` | `Reads/EvaluationCauses.swift`, `Reads/Makings.swift` |
/// | ``unquietPart(of:)`` | `Reads/QuietBody.swift` |
/// | ``isHotHandler(_:)`` | `Closures/HotHandlers.swift` |
/// | ``isDerivation(_:)``, ``derivation(of:)`` | `Values/Derivations.swift` |
/// | ``repeatedDerivedReads(in:)`` | `Reads/DerivedReads.swift` |
/// | ``frequentUpdates(of:)``, ``inputs(of:)`` | `Reads/FrequentUpdates.swift` |
/// | ``derivedWork(of:needsCause:)`` | `Reads/DerivedWork.swift` |
/// | ``isUnconditional(_:in:)`` | `Timing/Unconditional.swift` |
/// | ``forEachBodyNode(of:_:)``, ``reachedMembers(of:)``, ``builderMembers(of:)`` | `Timing/BodyReach.swift`
/// |
package struct SwiftUIModel: Sendable {
  private let storage: Storage

  /// Index and caches in one object, so that passing the model on takes a single retain.
  private final class Storage: Sendable {
    let index: ProjectIndex
    let memory: ModelMemory

    init(_ index: ProjectIndex, _ memory: ModelMemory) {
      self.index = index
      self.memory = memory
    }
  }

  /// Creates the model of a project, without cached results.
  package init(_ index: ProjectIndex) { storage = Storage(index, ModelMemory()) }

  private init(_ index: ProjectIndex, _ memory: ModelMemory) { storage = Storage(index, memory) }

  /// The same model for one unit of work, with the same caches and a separate index object; see
  /// ``ProjectIndex/forOneThread()``.
  package func forOneThread(_ index: ProjectIndex) -> SwiftUIModel { SwiftUIModel(index, memory) }

  /// Declarations, names, types and uses of the project.
  package var index: ProjectIndex { _read { yield storage.index } }

  /// The cached results.
  var memory: ModelMemory { storage.memory }

  /// Finds the code that a `ViewBuilder` builds views from.
  package var builders: ViewBuilderContext { ViewBuilderContext(index) }
}
