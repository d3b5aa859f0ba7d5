import SwiftUI

@MainActor
final class Catalog: ObservableObject {
  static let shared = Catalog()
  @Published var items: [String] = []
  private init() { load() }
  private func load() {}
}

struct CatalogView: View {
  @StateObject private var catalog: Catalog = .shared
  var body: some View { CatalogCount(catalog: catalog) }
}

struct CatalogCount: View {
  @StateObject private var catalog: Catalog
  init(catalog: Catalog) { _catalog = StateObject(wrappedValue: catalog) }
  var body: some View { Text("\(catalog.items.count)") }
}
