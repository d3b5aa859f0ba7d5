import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

struct StoreView: View {
  @EnvironmentObject var store: Store

  var body: some View { Text(store.title) }
}

#Preview {
  StoreView().environmentObject(Store())
}

func check() {
  #expect(render(StoreView().environmentObject(Store())))
}

func render(_ view: some View) -> Bool { true }
