import SwiftUI

final class SignUp: ObservableObject {
  @Published var name = "" { didSet { if name.count > 5 { isLong = true } } }
  @Published var email = ""
  @Published private(set) var isLong = false
  @Published var errors: [String] = []
  var isValid: Bool { !name.isEmpty && email.contains("@") }
  func submit() {
    errors = []
    if !email.contains("@") { errors.append("email") }
    if name.isEmpty { errors.append("name") }
  }
}
struct ContentView: View {
  @StateObject private var form = SignUp()
  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $form.name)
        TextField("Email", text: $form.email)
      }
      if form.isLong { Text("long") }
      Errors(form: form)
      Button("Submit") { form.submit() }.disabled(!form.isValid)
      Button("Check") { form.submit() }
    }
  }
}
struct Errors: View {
  @ObservedObject var form: SignUp
  var body: some View { ForEach(form.errors, id: \.self) { Text($0).foregroundStyle(.red) } }
}
