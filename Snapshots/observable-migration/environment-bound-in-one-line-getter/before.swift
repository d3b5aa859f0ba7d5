import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""
}

struct QuizView: View {
  @EnvironmentObject var quiz: Quiz

  var body: some View {
    field
    twice
  }

  private var field: some View {
    get { TextField("Answer", text: $quiz.answer) }
  }

  private var twice: some View {
    // Both show the same.
    let title = "Answer"
    return VStack {
      TextField(title, text: $quiz.answer)
      TextField(title, text: $quiz.answer) // again
    }
  }

  private func bindings(_ count: Int) -> [Binding<String>] { // one each
    (0..<count).map { _ in $quiz.answer }
  }

  private func reset(quiz other: Quiz) {
    let binding = $quiz.answer
    binding.wrappedValue = other.answer
  }
}
