import SwiftUI

final class Catalog: ObservableObject {
  @Published var title = ""
}

struct CatalogView: View {
  @EnvironmentObject var Catalog: Catalog

  var body: some View { Text(Catalog.title) }
}
