import SwiftUI

@Observable
final class Profile {
  var name = ""
  var age = 0
}

struct ProfileForm: View {
  @Bindable var profile: Profile

  var body: some View {
    TextField("Name", text: $profile.name)
  }
}

struct AgeForm: View {
  @Bindable var profile: Profile

  init(profile: Profile) {
    self._profile = Bindable(wrappedValue: profile)
  }

  var body: some View {
    Stepper("Age", value: $profile.age)
  }
}
