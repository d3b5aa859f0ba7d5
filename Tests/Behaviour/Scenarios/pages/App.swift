import SwiftUI

struct Page: Identifiable { let id: Int }
final class Pager: ObservableObject {
  @Published var pages: [Page] = []; @Published var isLoading = false; private var next = 0
  @MainActor func more() async {
    guard !isLoading else { return }; isLoading = true; await Task.yield();
    pages += (next..<next + 2).map(Page.init); next += 2; isLoading = false
  }
}
struct ContentView: View {
  @StateObject private var pager = Pager()
  var body: some View {
    List {
      ForEach(pager.pages) { page in Text("page \(page.id)").onAppear { print("appears \(page.id)") } }
      if pager.isLoading { ProgressView() } else { Button("More") { Task { await pager.more() } } }
    }.task { await pager.more() }
  }
}
