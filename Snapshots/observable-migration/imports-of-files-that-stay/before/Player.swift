import Combine

class Player: ObservableObject {
  @Published var time = 0.0
}
