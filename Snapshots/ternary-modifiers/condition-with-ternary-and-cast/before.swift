import SwiftUI

struct Hint: View {
  let text: String
  let isOnline: Bool
  let isPaid: Bool
  let item: any Equatable

  var body: some View {
    VStack {
      if isOnline ? isPaid : false {
        Text(text).opacity(1)
      } else {
        Text(text).opacity(0.4)
      }
      if item is String {
        Text(text).font(.title)
      } else {
        Text(text).font(.body)
      }
    }
  }
}
