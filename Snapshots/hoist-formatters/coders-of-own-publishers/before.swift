import Combine
import Foundation

extension Publisher where Output == Data {
  // The project's own may do anything.
  func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> T? {
    decoder.dateDecodingStrategy = .iso8601
    return nil
  }
}

struct Service {
  let answers: PassthroughSubject<Data, any Error>

  func names() -> [String]? { answers.decode(type: [String].self, decoder: JSONDecoder()) }
}
