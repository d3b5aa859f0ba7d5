import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""
}

struct QuizView: View {
  @EnvironmentObject var quiz: Quiz

  var body: some View { field }

  private var field: some View {
    #if os(Linux)
    TextField("Answer", text: $quiz.answer)
    #else
    Text("Answer")
    #endif
  }
}
