import SwiftUI

final class Profile: ObservableObject { @Published var name = "a" }
struct ContentView: View {
  @StateObject private var profile = Profile()
  @State private var shows = false
  var body: some View {
    VStack {
      Text(profile.name)
      Button("Edit") { shows = true }
    }
    .sheet(isPresented: $shows) { Editor(profile: profile) }
  }
}
struct Editor: View {
  @ObservedObject var profile: Profile
  @State private var draft: String
  @Environment(\.dismiss) private var dismiss
  init(profile: Profile) { self.profile = profile; _draft = State(initialValue: profile.name) }
  var body: some View {
    TextField("Draft", text: $draft)
    Button("Save") {
      profile.name = draft; dismiss()
    }
  }
}
