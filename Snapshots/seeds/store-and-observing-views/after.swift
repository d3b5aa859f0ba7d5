import SwiftUI

@Observable
final class ReadingList {
  var titles: [String] = []
  var filter = ""
  @ObservationIgnored private var lastSync: Date?

  func add(_ title: String) { titles.append(title) }
}

struct ReadingApp: App {
  @State private var list = ReadingList()

  var body: some Scene {
    WindowGroup {
      ReadingView().environment(list)
    }
  }
}

struct ReadingView: View {
  @Environment(ReadingList.self) private var list

  var body: some View {
    @Bindable var list = list
    Form {
      TextField("Filter", text: $list.filter)
      CountLabel(list: list)
    }
  }
}

struct CountLabel: View {
  var list: ReadingList

  var body: some View {
    Text("\(list.titles.count) books")
  }
}
