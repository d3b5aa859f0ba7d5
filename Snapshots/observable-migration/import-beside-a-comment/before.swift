import Combine // for the sink below

final class Meter: ObservableObject {
    @Published var value = 0
    private var subscriptions: Set<AnyCancellable> = []

    init(_ values: PassthroughSubject<Int, Never>) {
        values.sink { [weak self] in self?.value = $0 }.store(in: &subscriptions)
    }
}
