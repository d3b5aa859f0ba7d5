import SwiftUI

struct Names: View {
  let names: [String]
  let favorites: [String]
  let isShort: Bool

  var body: some View {
    ScrollView {
      VStack {
        Text("Favorites").frame(maxWidth: .infinity)
        ForEach(Set(favorites).sorted(), id: \.self) { Text($0) }
        Text("All")
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }

  var either: some View {
    ScrollView {
      VStack {
        Text("Names").frame(maxWidth: .infinity)
        if isShort {
          ForEach(Set(favorites).sorted(), id: \.self) { Text($0) }
        } else {
          ForEach(Set(names).sorted(), id: \.self) { Text($0) }
        }
      }
    }
  }
}

struct Sections: View {
  let groups: [[String]]

  var body: some View {
    ScrollView {
      VStack {
        Text("Groups").frame(maxWidth: .infinity)
        ForEach(groups, id: \.self) { group in
          Section {
            ForEach(group, id: \.self) { Text($0) }
          }
        }
      }
    }
  }
}
