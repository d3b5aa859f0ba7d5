import SwiftUI

final class ReadingList: ObservableObject {
  @Published var titles: [String] = []
  @Published var filter = ""
  private var lastSync: Date?

  func add(_ title: String) { titles.append(title) }
}

struct ReadingApp: App {
  @StateObject private var list = ReadingList()

  var body: some Scene {
    WindowGroup {
      ReadingView().environmentObject(list)
    }
  }
}

struct ReadingView: View {
  @EnvironmentObject private var list: ReadingList

  var body: some View {
    Form {
      TextField("Filter", text: $list.filter)
      CountLabel(list: list)
    }
  }
}

struct CountLabel: View {
  @ObservedObject var list: ReadingList

  var body: some View {
    Text("\(list.titles.count) books")
  }
}
