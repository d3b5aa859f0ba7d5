import SwiftCST

/// The types that a place may be about.
package struct Concern {
  /// These types.
  let types: [TypeID]
  /// Any type: the type can't be determined.
  let isOpen: Bool
  /// Other types, which are only relevant to some queries: the value is of an external type, is itself a
  /// type, or comes from a wrapper.
  let isOther: Bool

  package init(types: [TypeID] = [], isOpen: Bool = false, isOther: Bool = false) {
    self.types = types
    self.isOpen = isOpen
    self.isOther = isOther
  }
}

/// Places of a project by the types that each may be about, so that a query for a type only has to check a
/// part of them.
///
/// The result for a type contains all its places and maybe more: the caller has to check each place.
package struct ByType<Place: Sendable>: Sendable {
  /// The places, in the order of files and lines.
  package let all: [Place]
  private var byType: [TypeID: [Int]] = [:]
  private var open: [Int] = []
  private var others: [Int] = []

  /// Up to this many places are all returned: sorting them takes longer.
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

  /// The first place that may concern a type, or any where that is nil, and is wanted.
  func first(concerning type: TypeID?, where isWanted: (Place) -> Bool) -> Place? {
    guard let type, all.count > Self.few else { return all.first(where: isWanted) }
    let own = byType[type] ?? []
    var (nextOwn, nextOpen) = (0, 0)
    while nextOwn < own.count || nextOpen < open.count {
      let isOwn = nextOpen == open.count || nextOwn < own.count && own[nextOwn] < open[nextOpen]
      let place = all[isOwn ? own[nextOwn] : open[nextOpen]]
      if isWanted(place) { return place }
      if isOwn { nextOwn += 1 } else { nextOpen += 1 }
    }
    return nil
  }

  /// The places that may be about some types, in order.
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
