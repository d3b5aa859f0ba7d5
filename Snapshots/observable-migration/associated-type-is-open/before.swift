import SwiftUI

protocol Screen: View {
  associatedtype Model: ObservableObject
  var models: [Model] { get }
}

final class Home: ObservableObject {
  @Published var visits = 0
}

struct HomeScreen: Screen {
  var models: [Home] { [home] }
  @ObservedObject var home: Home

  var body: some View { Text("\(home.visits)") }
}
