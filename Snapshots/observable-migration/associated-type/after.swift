import SwiftUI

protocol Screen: View {
  associatedtype Model: AnyObject & Observable
  var model: Model { get }
}

@Observable
final class Home {
  var visits = 0
}

// What the protocol asks for tells the associated type.
struct HomeScreen: Screen {
  var model: Home

  var body: some View { Text("\(model.visits)") }
}

@Observable
final class Profile {
  var name = ""
}

// It is written.
struct ProfileScreen: Screen {
  typealias Model = Profile
  @State var model = Profile()

  var body: some View { TextField("Name", text: $model.name) }
}
