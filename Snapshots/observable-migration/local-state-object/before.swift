import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""

  static let sample = Quiz()
}

struct QuizView: View {
  @ObservedObject var quiz: Quiz
  var body: some View { Text(quiz.answer) }
}

#Preview {
  @Previewable @StateObject var quiz = Quiz()
  QuizView(quiz: quiz)
}

#Preview("shared") {
  @Previewable @ObservedObject var quiz: Quiz = .sample
  QuizView(quiz: quiz)
  TextField("Answer", text: $quiz.answer)
}
