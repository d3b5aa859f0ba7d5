import SwiftUI

struct Hint: View {
  let text: String
  let isOnline: Bool
  let isPaid: Bool
  let item: any Equatable

  var body: some View {
    VStack {
      Text(text).opacity((isOnline ? isPaid : false) ? 1 : 0.4)
      Text(text).font((item is String) ? .title : .body)
    }
  }
}
