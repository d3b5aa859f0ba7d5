import SwiftUI

struct UIGraphicsImageRenderer {
  func image(_ draw: () -> Void) -> Int { 0 }
}

extension View {
  func snapshot() -> Int { picture() }

  private func picture() -> Int { UIGraphicsImageRenderer().image {} }
}

/// Rows off screen would be missing in the picture.
struct Shared: View {
  let names: [String]

  var list: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }

  var body: some View {
    VStack {
      list
      Button("Share") { print(list.snapshot()) }
    }
  }
}

struct NameList: View {
  let names: [String]

  var body: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }
}

func share(_ names: [String]) -> Int { NameList(names: names).frame(width: 320).snapshot() }
