import SwiftUI

enum Kind: Int, Comparable {
  case small, large

  static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
}

struct Parcel: Hashable, Comparable {
  var number = 1
  var kind = Kind.small
  var sent = Date.now

  var isOld: Bool { sent < .now }
  static func < (left: Parcel, right: Parcel) -> Bool { left.number < right.number }
  func isBefore(_ other: Parcel) -> Bool { self < other }
}

@Observable
final class Depot {
  var parcels: [Parcel] = []
  var chosen: Set<Parcel> = []
  var kinds: [Kind: [Parcel]] = [:]
  var limit = 10
  private let isLate: (Parcel) -> Bool = { $0.isOld }

  func tidy(without gone: [UUID], _ isKept: (Parcel) -> Bool) {
    let first = parcels.first
    let isFirst: (Parcel) -> Bool = { $0 == first }
    parcels.sort()
    parcels.sort { $0.isBefore($1) }
    parcels.sort(by: >)
    parcels.removeAll { $0.isOld && $0.number > limit || isFirst($0) }
    parcels.removeAll(where: isLate)
    parcels.removeAll(where: \.isOld)
    parcels.removeAll { !isKept($0) }
    chosen.formUnion(parcels)
    chosen.remove(Parcel())
    kinds[.small, default: []].append(Parcel())
    kinds[.large]?.removeAll { chosen.contains($0) }
  }
  func tidyAll() { tidy(without: []) { $0.number > 3 } }
}

struct DepotView: View {
  var depot: Depot

  var body: some View { Text("\(depot.parcels.count) \(depot.chosen.count)") }
}
