import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""
}

struct QuizView: View {
  @ObservedObject var quiz: Quiz
  var body: some View { Text(quiz.answer) }
}

#Preview {
  @Previewable @StateObject var quiz = Quiz()
  QuizView(quiz: quiz)
}
