import SwiftUI

// A field shows what was typed until the view around it is evaluated.
final class Login: ObservableObject {
  @Published var code = ""
}

struct LoginView: View {
  @ObservedObject var login: Login
  var body: some View {
    TextField("Code", text: Binding(get: { login.code }, set: { login.code = String($0.prefix(4)) }))
  }
}

final class Volume: ObservableObject {
  @Published var level = 0.0

  var limited: Binding<Double> {
    Binding {
      self.level
    } set: { level in
      self.level = min(level, 0.8)
    }
  }
}

struct VolumeView: View {
  @ObservedObject var volume: Volume
  var body: some View { Slider(value: volume.limited) }
}

// What these take is all that there is.
final class Form: ObservableObject {
  @Published var name = ""
  @Published var count = 0
}

struct FormView: View {
  @ObservedObject var form: Form
  var body: some View {
    TextField("Name", text: Binding(get: { form.name }, set: { form.name = $0 }))
    Slider(value: Binding(get: { Double(form.count) }, set: { form.count = Int($0) }))
    Button("Less") { form.count = min(form.count, 3) }
  }
}
