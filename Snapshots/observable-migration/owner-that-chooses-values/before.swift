import SwiftUI

// Choosing what to assign is no work.
final class Pager: ObservableObject {
  @Published var page: Int
  @Published var title: String

  init(first: Int?, isShort: Bool) {
    let standard = 1
    var name = "page"
    if let first {
      page = first
    } else if isShort {
      page = standard
    } else {
      page = 2
    }
    name = isShort ? "p" : name
    title = name
    guard page > 1 else { return }
    title = "pages"
  }
}

struct Pages: View {
  @StateObject private var pager = Pager(first: nil, isShort: true)

  var body: some View { Text(pager.title + "\(pager.page)") }
}

// A branch may still do some.
final class Loader: ObservableObject {
  @Published var page = 1

  init(isEager: Bool) {
    if isEager {
      load()
    }
  }

  private func load() { page = UserDefaults.standard.integer(forKey: "page") }
}

struct Loading: View {
  @StateObject private var loader = Loader(isEager: true)

  var body: some View { Text("\(loader.page)") }
}

// So may a condition, and what a local is given.
final class Asking: ObservableObject {
  @Published var page = 1

  init() {
    if UserDefaults.standard.bool(forKey: "asks") { page = 2 }
  }
}

struct AskingView: View {
  @StateObject private var asking = Asking()

  var body: some View { Text("\(asking.page)") }
}

final class Making: ObservableObject {
  @Published var page = 1

  init() {
    let stored = UserDefaults.standard.integer(forKey: "page")
    page = stored
  }
}

struct MakingView: View {
  @StateObject private var making = Making()

  var body: some View { Text("\(making.page)") }
}
