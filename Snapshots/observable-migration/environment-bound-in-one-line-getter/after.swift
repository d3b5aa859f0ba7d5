import SwiftUI

@Observable
final class Quiz {
  var answer = ""
}

struct QuizView: View {
  @Environment(Quiz.self) var quiz

  var body: some View {
    field
    twice
  }

  private var field: some View {
    get {
      @Bindable var quiz = quiz
      return TextField("Answer", text: $quiz.answer)
    }
  }

  private var twice: some View {
    @Bindable var quiz = quiz
    // Both show the same.
    let title = "Answer"
    return VStack {
      TextField(title, text: $quiz.answer)
      TextField(title, text: $quiz.answer) // again
    }
  }

  private func bindings(_ count: Int) -> [Binding<String>] { // one each
    (0..<count).map { _ in Bindable(quiz).answer }
  }

  private func reset(quiz other: Quiz) {
    @Bindable var quiz = quiz
    let binding = $quiz.answer
    binding.wrappedValue = other.answer
  }
}
