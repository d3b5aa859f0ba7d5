import SwiftUI

@Observable
@MainActor
final class Catalog {
  static let shared = Catalog()
  var items: [String] = []
  private init() { load() }
  private func load() {}
}

struct CatalogView: View {
  @State private var catalog: Catalog = .shared
  var body: some View { CatalogCount(catalog: catalog) }
}

struct CatalogCount: View {
  @State private var catalog: Catalog
  init(catalog: Catalog) { _catalog = State(wrappedValue: catalog) }
  var body: some View { Text("\(catalog.items.count)") }
}
