import SwiftUI

struct Boat: Identifiable {
  let id: Int
  let name: String
  let start: Date
  let isLeading: Bool
}

struct StartList: View {
  let boats: [Boat]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(boats) { boat in
          row(for: boat)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  private func row(for boat: Boat) -> AnyView {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    // The leader stands out.
    if boat.isLeading {
      return AnyView(Text("\(boat.name), \(formatter.string(from: boat.start))").bold())
    } else {
      return AnyView(Text("\(boat.name), \(formatter.string(from: boat.start))"))
    }
  }
}
