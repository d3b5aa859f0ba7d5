import Combine
import SwiftUI

final class Answer: ObservableObject {
  @Published var text = ""
}

final class Poll {
  var answers: [Answer] = []

  var texts: AnyPublisher<String, Never> {
    Publishers.MergeMany(answers.map { $0.$text }).eraseToAnyPublisher()
  }
}
