import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
  @Published var age = 0
}

struct ProfileForm: View {
  @ObservedObject var profile: Profile

  var body: some View {
    TextField("Name", text: $profile.name)
  }
}

struct AgeForm: View {
  @ObservedObject var profile: Profile

  init(profile: Profile) {
    self._profile = ObservedObject(initialValue: profile)
  }

  var body: some View {
    Stepper("Age", value: $profile.age)
  }
}
