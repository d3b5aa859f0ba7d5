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
