import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

func describe<Model>(_ model: Model) -> String { "plain" }
func describe<Model: Observable>(_ model: Model) -> String { "observable" }

func warn(about model: Any) {
  guard !(model is any Observable) else { return }
  print("\(model) is not observable")
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View { Text(describe(player) + player.title) }
}
