import Combine
import Foundation

// Combine's operators only decode with what they are given.
struct Service {
  let answers: PassthroughSubject<Data, any Error>

  func names() -> AnyPublisher<[String], any Error> {
    answers.decode(type: [String].self, decoder: JSONDecoder()).eraseToAnyPublisher()
  }

  func dates() -> AnyPublisher<[Date], any Error> {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return answers.decode(type: [Date].self, decoder: decoder).eraseToAnyPublisher()
  }
}
