import SwiftUI

@Observable
final class Form1 {
  var name = ""
  var city = ""
}

struct FormView: View {
  @Environment(Form1.self) var form

  var body: some View {
    VStack {
      row
      field("City")
      cityField
      many()
    }
  }

  private var row: some View {
    @Bindable var form = form
    return TextField("Name", text: $form.name)
  }

  private func field(_ title: String) -> some View {
    @Bindable var form = form
    return TextField(title, text: $form.city)
  }

  private var cityField: some View {
    get {
      @Bindable var form = form
      return TextField("City", text: $form.city)
    }
  }

  @ViewBuilder private func many() -> some View {
    @Bindable var form = form
    Text("Both")
    Group { TextField("Name", text: $form.name) }
  }

  private var nameBinding: Binding<String> {
    @Bindable var form = form
    let binding = $form.name
    return binding
  }
}
