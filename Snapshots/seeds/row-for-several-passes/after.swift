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
      LazyVStack(alignment: .leading) {
        ForEach(boats) { boat in
          row(for: boat)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  @ViewBuilder
  private func row(for boat: Boat) -> some View {
    // The leader stands out.
    Text("\(boat.name), \(Self.formatter.string(from: boat.start))").bold(boat.isLeading)
  }
}
