import SwiftUI

@Observable
final class Quiz {
  var answer = ""
}

struct QuizView: View {
  var quiz: Quiz
  var body: some View { Text(quiz.answer) }
}

#Preview {
  @Previewable @State var quiz = Quiz()
  QuizView(quiz: quiz)
}
