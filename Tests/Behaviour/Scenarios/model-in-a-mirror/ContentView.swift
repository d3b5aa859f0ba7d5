import SwiftUI

final class Profile: ObservableObject {
  @Published var name = "Ada"

  var fields: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}

struct ContentView: View {
  @ObservedObject var profile: Profile

  var body: some View {
    Text(profile.name)
    Text(profile.fields.joined(separator: " "))
  }
}
