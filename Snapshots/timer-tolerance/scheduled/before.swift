import Foundation

@MainActor final class Poller {
    var timer: Timer?
    var other: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
        let local = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in }
        local.fire()
    }

    func startOthers(every interval: Double) {
        other = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
        other?.tolerance = 1
    }

    func startMore(every interval: Double) {
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in }
    }
}

@MainActor final class Metronome {
    func start() -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
}
