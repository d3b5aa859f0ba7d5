import SwiftCST

/// Which types a place may concern.
package struct Concern {
  /// These.
  let types: [TypeID]
  /// Any type: what is meant can't be told.
  let isOpen: Bool
  /// Any type as well, but only for who asks for such places: what is meant is of a type that others declare,
  /// or is itself a type, or what a wrapper gives.
  let isOther: Bool

  package init(types: [TypeID] = [], isOpen: Bool = false, isOther: Bool = false) {
    self.types = types
    self.isOpen = isOpen
    self.isOther = isOther
  }
}

/// Places of a project by the types that each may concern, so that each type looks at its own alone.
///
/// A type gets all that concerns it and may get more: whoever asks has to look at each place itself.
package struct ByType<Place: Sendable>: Sendable {
  /// The places, in the order of files and lines.
  package let all: [Place]
  private var byType: [TypeID: [Int]] = [:]
  private var open: [Int] = []
  private var others: [Int] = []

  /// So few places are all looked at: to sort them takes longer.
  private static var few: Int { 24 }

  /// Sorts places, given in the order of files and lines.
  package init(_ places: [Place], concern: (Place) -> Concern) {
    all = places
    guard places.count > Self.few else { return }
    for (position, place) in places.enumerated() {
      let concern = concern(place)
      if concern.isOpen {
        open.append(position)
      } else {
        if concern.isOther { others.append(position) }
        for type in concern.types { byType[type, default: []].append(position) }
      }
    }
  }

  /// The places that may concern some types, in their order.
  package func concerning(_ types: Set<TypeID>, orOthers: Bool = false) -> [Place] {
    guard all.count > Self.few else { return all }
    let known =
      types.count < byType.count
      ? types.flatMap { byType[$0] ?? [] } : byType.flatMap { types.contains($0.key) ? $0.value : [] }
    let own = known + (orOthers ? others : [])
    guard !own.isEmpty else { return open.map { all[$0] } }
    var last = -1
    return (own + open).ascending().compactMap { position in
      defer { last = position }
      return position == last ? nil : all[position]
    }
  }
}
