import Combine

@MainActor enum Bus {
  static let events = PassthroughSubject<Int, Never>()
  static var listeners: [AnyCancellable] = []
}
