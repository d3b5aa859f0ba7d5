import SwiftUI

final class Toaster: ObservableObject {
  @Published var title = ""
}

struct Toast: View {
  @EnvironmentObject
  var toaster: Toaster { Toaster() }

  var body: some View { Text(toaster.title) }
}

final class Oven: ObservableObject {
  @Published var heat = 0, time = 0
}
