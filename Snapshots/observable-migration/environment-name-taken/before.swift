import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""
}

struct QuizView: View {
  @EnvironmentObject var quiz: Quiz

  var body: some View { field(quiz: 1) }

  private func field(quiz: Int) -> some View {
    TextField("Answer \(quiz)", text: self.$quiz.answer)
  }
}

struct QuizList: View {
  @EnvironmentObject var quiz: Quiz

  var body: some View {
    ForEach(0..<3, id: \.self) { quiz in
      TextField("Answer \(quiz)", text: $quiz.answer)
    }
  }
}
