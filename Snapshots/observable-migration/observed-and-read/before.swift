import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
}

struct ScoreLabel: View {
  @ObservedObject var score: Score

  var body: some View { Text("\(score.points)") }
}

struct ScorePanel: View {
  @ObservedObject
  private var score: Score

  init(score: Score) {
    _score = ObservedObject(wrappedValue: score)
  }

  var body: some View { Text("\(score.points)") }
}
