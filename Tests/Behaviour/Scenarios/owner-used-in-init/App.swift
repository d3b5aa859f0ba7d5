import SwiftUI

final class Form: ObservableObject {
  @Published var name = "empty"
}

struct ContentView: View {
  @StateObject private var form = Form()

  init() { form.name = "preset" }

  var body: some View { TextField("Name", text: $form.name) }
}
