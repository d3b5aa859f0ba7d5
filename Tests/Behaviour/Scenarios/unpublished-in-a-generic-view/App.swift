import SwiftUI

protocol Playing: ObservableObject { var title: String { get }; var hidden: Int { get }; func go() }
final class Player: Playing {
  @Published var title = "t"
  @Published var other = 0
  var hidden = 0
  func go() { hidden += 1; other += 1 }
}
struct Screen<P: Playing>: View {
  @ObservedObject var player: P
  var body: some View { Text("\(player.title) \(player.hidden)"); Button("Go") { player.go() } }
}
