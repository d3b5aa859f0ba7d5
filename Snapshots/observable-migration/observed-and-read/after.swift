import SwiftUI

@Observable
final class Score {
  var points = 0
}

struct ScoreLabel: View {
  var score: Score

  var body: some View { Text("\(score.points)") }
}

struct ScorePanel: View {
  private var score: Score

  init(score: Score) {
    self.score = score
  }

  var body: some View { Text("\(score.points)") }
}
