import SwiftUI

protocol Screen: View {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

final class Home: ObservableObject {
  @Published var visits = 0
}

// What the protocol asks for tells the associated type.
struct HomeScreen: Screen {
  @ObservedObject var model: Home

  var body: some View { Text("\(model.visits)") }
}

final class Profile: ObservableObject {
  @Published var name = ""
}

// It is written.
struct ProfileScreen: Screen {
  typealias Model = Profile
  @StateObject var model = Profile()

  var body: some View { TextField("Name", text: $model.name) }
}
