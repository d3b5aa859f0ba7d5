import SwiftUI

// '--unsafe' alone doesn't write a lazy stack that may need a height, also where other IDs come first.
struct ToggleRow: View {
  @State private var isOn = false
  var body: some View { Toggle("On", isOn: $isOn) }
}

struct Toggles: View {
  let rows: [Int]
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(rows, id: \.self) { _ in ToggleRow() }
      }
    }
  }
}

struct Names: View {
  let names: [String]
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(names, id: \.self) { Text($0) }
      }
    }
  }
}

// This one has one.
struct LowToggles: View {
  let rows: [Int]
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(rows, id: \.self) { _ in ToggleRow() }
      }
    }
    .frame(height: 40)
  }
}
