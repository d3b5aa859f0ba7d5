import Combine

final class Decoding: ObservableObject {
  @Published var number = 0

  func read<Decoder: TopLevelDecoder>(_ input: Decoder.Input, with decoder: Decoder) throws {
    number = try decoder.decode(Int.self, from: input)
  }
}
