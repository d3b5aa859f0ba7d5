import SwiftUI

final class Service {
  init() { print("started") }
}

final class Feed: ObservableObject {
  @Published var items: [String] = []
  let service: Service
  init(service: Service) { self.service = service }
}

struct FeedView: View {
  @StateObject var feed: Feed
  var body: some View { Text("\(feed.items.count)") }
}

struct Home: View {
  var body: some View { FeedView(feed: Feed(service: Service())) }
}

final class Search: ObservableObject {
  @Published var text = ""
}

@MainActor func restoredSearch() -> Search {
  print("restored")
  return Search()
}

struct SearchView<Row: View>: View {
  @StateObject var search = Search()
  let row: Row
  var body: some View { Text(search.text) }
}

struct Finder: View {
  var body: some View { SearchView(search: restoredSearch(), row: Text("")) }
}

final class Query: ObservableObject {
  @Published var text = ""
}

@MainActor func restoredQuery() -> Query {
  print("restored")
  return Query()
}

struct QueryView: View {
  @StateObject var query: Query
  var body: some View { Text(query.text) }
}

extension QueryView {
  init() { self.init(query: restoredQuery()) }
}

// What is handed in exists anyway, or is plain.
final class Draft: ObservableObject {
  @Published var title: String
  init(title: String) { self.title = title }
}

struct DraftView: View {
  @StateObject var draft: Draft
  var body: some View { Text(draft.title) }
}

struct Drafts: View {
  let kept: Draft
  var body: some View {
    DraftView(draft: Draft(title: "New"))
    DraftView(draft: kept)
  }
}
