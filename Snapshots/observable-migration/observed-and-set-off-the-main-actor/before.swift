import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
}

@MainActor final class Match: ObservableObject {
  @Published var minutes = 0
}

// A plain property of a view can't be set here in Swift 6.
struct ScoreLabel: View {
  @ObservedObject var score: Score

  nonisolated init(of score: Score) {
    self.score = score
  }

  var body: some View { Text("\(score.points)") }
}

struct ScoreRow: View {
  @ObservedObject var score: Score
  let place: Int

  nonisolated init(of score: Score, at place: Int) {
    (self.score, self.place) = (score, place)
  }

  var body: some View { Text("\(place): \(score.points)") }
}

struct ScorePanel: View {
  @ObservedObject var score: Score

  init(of score: Score) {
    self.score = score
  }

  var body: some View { Text("\(score.points)") }
}

struct MatchLabel: View {
  @ObservedObject var match: Match

  nonisolated init(of match: Match) {
    self.match = match
  }

  var body: some View { Text("\(match.minutes)") }
}
