package import ProjectIndex
import SwiftCST

/// A view that a change of a property evaluates.
package struct Reader: Sendable {
  /// Why it is evaluated.
  package enum Reason: Sendable {
    /// Its evaluation reads the property there.
    case reads(Read)
    /// It observes the object whole through a property of its own, and doesn't read this property.
    case observes(HeldObject)
  }

  /// The view, modifier, style ….
  package let view: TypeID

  /// Why.
  package let reason: Reason
}

extension SwiftUIModel {
  /// The views that a change of a stored property evaluates, as far as the project shows, in the order of
  /// their declarations: of a view's own state the view, of an `@Observable` class those that read the
  /// property, of an `ObservableObject` all that observe an object of the class.
  package func readers(of property: DeclarationID) -> [Reader] {
    let table = readerTable
    var readers = (table.reads[property] ?? []).map { Reader(view: $0.view, reason: .reads($0.read)) }
    let views = Set(readers.map(\.view))
    if index[property].attribute("Published") != nil, let owner = index.type(of: property) {
      for type in [owner] + index.subtypes(of: owner) {
        for (view, object) in table.observers[type] ?? [] where !views.contains(view) {
          readers.append(Reader(view: view, reason: .observes(object)))
        }
      }
    }
    return readers.sorted(on: { Int($0.view.rawValue) })
  }

  /// What all views of the project read and observe.
  private var readerTable: ReaderTable { memory.readerTable.answer(0) { ReaderTable(self) } }
}

/// Reads and observers of a whole project.
struct ReaderTable: Sendable {
  /// The first place in each view that reads a property, by the property.
  private(set) var reads: [DeclarationID: [(view: TypeID, read: Read)]] = [:]

  /// The views that observe objects of a class whole, by the class.
  private(set) var observers: [TypeID: [(view: TypeID, object: HeldObject)]] = [:]

  init(_ model: SwiftUIModel) {
    for view in model.index.types.map(\.id) where model.kind(of: view).isEvaluated {
      var seen: Set<DeclarationID> = []
      for read in model.reads(of: view) where !read.isProjection && seen.insert(read.property).inserted {
        reads[read.property, default: []].append((view, read))
      }
      for object in model.heldObjects(of: view) where object.observation == .whole {
        observers[object.type, default: []].append((view, object))
      }
    }
  }
}
