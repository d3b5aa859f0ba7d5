import Testing

@testable import ProjectIndex

/// Places by the types that they concern: the same ones in the same order, whether they are few or many.
@Suite struct ByTypeTests {
  private let cart = TypeID(rawValue: 1)
  private let shop = TypeID(rawValue: 2)

  /// Places in turn of the cart, of the shop, of both, of any type, of what others declare, and of none.
  private func places(_ count: Int) -> ByType<Int> {
    ByType(Array(0..<count)) { place in
      switch place % 6 {
      case 0: Concern(types: [cart])
      case 1: Concern(types: [shop])
      case 2: Concern(types: [cart, shop])
      case 3: Concern(isOpen: true)
      case 4: Concern(isOther: true)
      default: Concern()
      }
    }
  }

  @Test func manyAreThoseThatMayConcernATypeOnceAndInOrder() {
    let many = places(60)
    #expect(many.concerning([cart]) == (0..<60).filter { [0, 2, 3].contains($0 % 6) })
    #expect(many.concerning([cart, shop]) == (0..<60).filter { $0 % 6 < 4 })
    #expect(many.concerning([cart], orOthers: true) == (0..<60).filter { [0, 2, 3, 4].contains($0 % 6) })
    #expect(many.concerning([]) == (0..<60).filter { $0 % 6 == 3 })
    #expect(many.all == Array(0..<60))
  }

  @Test func theFirstIsThatOfAllThatMayConcernAType() {
    for count in [12, 60] {
      for type in [cart, shop] {
        let many = places(count)
        for least in 0..<count {
          #expect(
            many.first(concerning: type) { $0 >= least } == many.concerning([type]).first { $0 >= least })
        }
      }
    }
    #expect(places(60).first(concerning: nil) { $0 >= 5 } == 5)
  }

  @Test func fewAreAllLookedAt() {
    #expect(places(12).concerning([cart]) == Array(0..<12))
  }
}
