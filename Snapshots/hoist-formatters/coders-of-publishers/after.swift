import Combine
import Foundation

// Combine's operators only decode with what they are given.
struct Service {
  let answers: PassthroughSubject<Data, any Error>

  private static let jsonDecoder = JSONDecoder()

  func names() -> AnyPublisher<[String], any Error> {
    answers.decode(type: [String].self, decoder: Self.jsonDecoder).eraseToAnyPublisher()
  }

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  func dates() -> AnyPublisher<[Date], any Error> {
    return answers.decode(type: [Date].self, decoder: Self.decoder).eraseToAnyPublisher()
  }
}
