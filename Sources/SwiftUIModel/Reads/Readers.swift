package import ProjectIndex
import SwiftCST

/// A view that a change of a property evaluates.
package struct Reader: Sendable {
  /// Why it is evaluated.
  package enum Reason: Sendable {
    /// Its evaluation reads the property there.
    case reads(Read)
    /// It observes the whole object through its own property, and doesn't read this one.
    case observes(HeldObject)
  }

  /// The view, modifier, style ….
  package let view: TypeID

  /// The reason.
  package let reason: Reason
}

/// A view that observes a whole object.
package struct Observer: Sendable {
  /// The view, modifier, style ….
  package let view: TypeID

  /// The object, with the property that contains it.
  package let object: HeldObject
}

extension SwiftUIModel {
  /// The views that a change of a stored property evaluates, as far as the project shows, in the order of
  /// their declarations: for a view's own state, the view; for an `@Observable` class, those that read the
  /// property; for an `ObservableObject`, all that observe an object of the class.
  package func readers(of property: DeclarationID) -> [Reader] {
    var readers = (readTable[property] ?? []).map { Reader(view: $0.view, reason: .reads($0.read)) }
    let views = Set(readers.map(\.view))
    if isAnnounced(index[property]), let owner = index.type(of: property) {
      for observer in observers(of: owner) where !views.contains(observer.view) {
        readers.append(Reader(view: observer.view, reason: .observes(observer.object)))
      }
    }
    return readers.sorted(on: { Int($0.view.rawValue) })
  }

  /// The views that observe whole objects of a class or of its subclasses, each with the property that
  /// contains the object.
  package func observers(of type: TypeID) -> [Observer] {
    let table = observerTable
    return ([type] + index.subtypes(of: type)).flatMap { table[$0] ?? [] }
  }

  /// The views that observe whole objects of just this class, as far as their properties tell.
  func observers(ofExactly type: TypeID) -> [Observer] { observerTable[type] ?? [] }

  /// The plainest read of a property by each view, by the property.
  var readTable: [DeclarationID: [(view: TypeID, read: Read)]] {
    memory.readTable.answer(0) {
      var table: [DeclarationID: [(view: TypeID, read: Read)]] = [:]
      forEachEvaluatedType { view in
        for read in plainest(evaluatedReads(of: view).filter { !$0.isProjection && mayRun(view, $0) }) {
          table[read.property, default: []].append((view, read))
        }
      }
      return table
    }
  }

  /// The plainest read of each property, in the order of the first ones: one that isn't repeated for each row
  /// before one that is, one in the view's own code before one in a closure passed to it, and one with few
  /// calls before one with many.
  ///
  /// - Parameter ofEachObject: Whether reads of a property of several objects count separately.
  func plainest(_ reads: [Read], ofEachObject: Bool = false) -> [Read] {
    /// A property of an object.
    struct Subject: Hashable {
      let property: DeclarationID
      let object: ReadObject?
    }
    var found: [Read] = []
    var positions: [Subject: Int] = [:]
    for read in reads {
      let subject = Subject(property: read.property, object: ofEachObject ? read.object : nil)
      guard let position = positions[subject] else {
        positions[subject] = found.count
        found.append(read)
        continue
      }
      if read.detour < found[position].detour { found[position] = read }
    }
    return found
  }

  /// Whether a change of the read property may evaluate the view: an object's announcements only reach views
  /// that observe an object of its class.
  private func mayRun(_ view: TypeID, _ read: Read) -> Bool {
    guard read.source == .published, let owner = index.type(of: read.property) else { return true }
    return observedObjects(of: view).contains {
      ($0.type == owner || index.superclasses(of: $0.type).contains(owner)) && read.mayBe(of: $0.property)
    }
  }

  /// The views that observe whole objects of a class, by class.
  private var observerTable: [TypeID: [Observer]] {
    memory.observerTable.answer(0) {
      var table: [TypeID: [Observer]] = [:]
      for view in observingTypes where kind(of: view).isEvaluated {
        let objects = observedObjects(of: view)
        guard !objects.isEmpty, isOfApp(index[index[view].primary].node) else { continue }
        for object in objects {
          table[object.type, default: []].append(Observer(view: view, object: object))
        }
      }
      return table
    }
  }

  /// The types with a property that may observe a whole object, in the order of their declarations.
  private var observingTypes: [TypeID] {
    let wrappers = PropertyWrapperNames.observing.flatMap { index.uses(of: $0) }
    return Set(wrappers.compactMap { index.enclosingType(of: $0.node) }).sorted { $0.rawValue < $1.rawValue }
  }
}

extension Read {
  /// How far a read is from plain code of body: by closures first, then by the number of calls.
  fileprivate var detour: Int {
    (writer == nil ? 0 : 1000) + (evaluation.inRow ? 300 : evaluation.isPresented ? 200 : 0)
      + (evaluation.isDeferred ? 100 : 0) + evaluation.through.count
  }
}
