import SwiftUI

final class Form1: ObservableObject {
  @Published var name = ""
  @Published var city = ""
}

struct FormView: View {
  @EnvironmentObject var form: Form1

  var body: some View {
    VStack {
      row
      field("City")
      cityField
      many()
    }
  }

  private var row: some View { TextField("Name", text: $form.name) }

  private func field(_ title: String) -> some View {
    TextField(title, text: $form.city)
  }

  private var cityField: some View {
    get {
      TextField("City", text: $form.city)
    }
  }

  @ViewBuilder private func many() -> some View {
    Text("Both")
    Group { TextField("Name", text: $form.name) }
  }

  private var nameBinding: Binding<String> {
    let binding = $form.name
    return binding
  }
}
