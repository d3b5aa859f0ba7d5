import Combine
import Observation

@Observable
final class Decoding {
  var number = 0

  func read<Decoder: TopLevelDecoder>(_ input: Decoder.Input, with decoder: Decoder) throws {
    number = try decoder.decode(Int.self, from: input)
  }
}
