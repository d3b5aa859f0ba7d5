import SwiftUI

@Observable
final class Quiz {
  var answer = ""
}

struct QuizView: View {
  @Environment(Quiz.self) var quiz

  var body: some View { field(quiz: 1) }

  private func field(quiz: Int) -> some View {
    TextField("Answer \(quiz)", text: Bindable(self.quiz).answer)
  }
}

struct QuizList: View {
  @Environment(Quiz.self) var quiz

  var body: some View {
    ForEach(0..<3, id: \.self) { quiz in
      TextField("Answer \(quiz)", text: Bindable(self.quiz).answer)
    }
  }
}
