import SwiftUI

@Observable
final class Quiz {
  var answer = ""

  static let sample = Quiz()
}

struct QuizView: View {
  var quiz: Quiz
  var body: some View { Text(quiz.answer) }
}

#Preview {
  @Previewable @State var quiz = Quiz()
  QuizView(quiz: quiz)
}

#Preview("shared") {
  @Previewable @State var quiz: Quiz = .sample
  QuizView(quiz: quiz)
  TextField("Answer", text: $quiz.answer)
}
