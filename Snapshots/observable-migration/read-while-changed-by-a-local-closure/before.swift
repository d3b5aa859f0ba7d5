import SwiftUI

final class Ranking: ObservableObject {
  @Published var scores = [3, 1, 2]

  func sort() {
    let rank: (Int) -> Int = { score in self.scores.count - score }
    scores.sort { rank($0) < rank($1) }
  }
}

struct RankingView: View {
  @ObservedObject var ranking: Ranking

  var body: some View { Text("\(ranking.scores.count)") }
}
