import SwiftUI

final class Service {
  init() { print("started") }
}

@Observable
final class Feed {
  var items: [String] = []
  let service: Service
  init(service: Service) { self.service = service }
}

struct FeedView: View {
  @State var feed: Feed
  var body: some View { Text("\(feed.items.count)") }
}

struct Home: View {
  var body: some View { FeedView(feed: Feed(service: Service())) }
}

@Observable
final class Search {
  var text = ""
}

@MainActor func restoredSearch() -> Search {
  print("restored")
  return Search()
}

struct SearchView<Row: View>: View {
  @State var search = Search()
  let row: Row
  var body: some View { Text(search.text) }
}

struct Finder: View {
  var body: some View { SearchView(search: restoredSearch(), row: Text("")) }
}

@Observable
final class Query {
  var text = ""
}

@MainActor func restoredQuery() -> Query {
  print("restored")
  return Query()
}

struct QueryView: View {
  @State var query: Query
  var body: some View { Text(query.text) }
}

extension QueryView {
  init() { self.init(query: restoredQuery()) }
}

// What is handed in exists anyway, or is plain.
@Observable
final class Draft {
  var title: String
  init(title: String) { self.title = title }
}

struct DraftView: View {
  @State var draft: Draft
  var body: some View { Text(draft.title) }
}

struct Drafts: View {
  let kept: Draft
  var body: some View {
    DraftView(draft: Draft(title: "New"))
    DraftView(draft: kept)
  }
}
