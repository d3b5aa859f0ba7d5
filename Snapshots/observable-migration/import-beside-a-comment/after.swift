import Combine // for the sink below
import Observation

@Observable
final class Meter {
    var value = 0
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    init(_ values: PassthroughSubject<Int, Never>) {
        values.sink { [weak self] in self?.value = $0 }.store(in: &subscriptions)
    }
}
