import SwiftUI

// A field shows what was typed until the view around it is evaluated.
@Observable
final class Login {
  var code = ""
}

struct LoginView: View {
  var login: Login
  var body: some View {
    TextField("Code", text: Binding(get: { login.code }, set: { login.code = String($0.prefix(4)) }))
  }
}

@Observable
final class Volume {
  var level = 0.0

  var limited: Binding<Double> {
    Binding {
      self.level
    } set: { level in
      self.level = min(level, 0.8)
    }
  }
}

struct VolumeView: View {
  var volume: Volume
  var body: some View { Slider(value: volume.limited) }
}

// What these take is all that there is.
@Observable
final class Form {
  var name = ""
  var count = 0
}

struct FormView: View {
  var form: Form
  var body: some View {
    TextField("Name", text: Binding(get: { form.name }, set: { form.name = $0 }))
    Slider(value: Binding(get: { Double(form.count) }, set: { form.count = Int($0) }))
    Button("Less") { form.count = min(form.count, 3) }
  }
}
