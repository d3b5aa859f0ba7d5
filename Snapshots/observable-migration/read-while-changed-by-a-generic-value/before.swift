import SwiftUI

struct Order<Value> {
  let isFirst: (Value, Value) -> Bool
}

final class Shelf: ObservableObject {
  @Published var numbers = [3, 1, 2]
  private var order: Order<Int>?

  func prepare() {
    order = Order<Int>(isFirst: { first, second in first + self.numbers.count < second })
  }

  func sort() {
    guard let order else { return }
    numbers.sort { order.isFirst($0, $1) }
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View { Text("\(shelf.numbers.count)") }
}
