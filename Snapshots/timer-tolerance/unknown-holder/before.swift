import Foundation

final class Poller {
    func start() {
        holder.timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
    }
}
