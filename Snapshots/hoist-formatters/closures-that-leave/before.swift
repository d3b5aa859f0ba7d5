import Combine
import SwiftUI

@MainActor
final class Feed {
    private var titles: [String] = []
    private var stamps: [String] = []

    // What others declare may run its closure anywhere: of these, only the decoder can be shared.
    func load(from url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data else { return }
            let titles = try? JSONDecoder().decode([String].self, from: data)
            print(titles ?? [], ISO8601DateFormatter().string(from: Date()))
        }.resume()
    }

    func tick() -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            print(ISO8601DateFormatter().string(from: Date()))
        }
    }

    // These stay where they are.
    func sorted(_ dates: [Date]) {
        stamps = dates.map { ISO8601DateFormatter().string(from: $0) }
        Task { stamps.append(ISO8601DateFormatter().string(from: .now)) }
        soon { print(ISO8601DateFormatter().string(from: Date())) }
    }

    // The project says that these leave.
    func hand(to archive: Archive) async {
        later { print(ISO8601DateFormatter().string(from: Date())) }
        archive.whenDone = { print(ISO8601DateFormatter().string(from: Date())) }
        async let now = ISO8601DateFormatter().string(from: Date())
        await print(now)
    }

    // A local function stays, but not in a closure.
    func locals() {
        func here() -> String { LengthFormatter().string(fromMeters: 1) }
        soon {
            func there() -> String { LengthFormatter().string(fromMeters: 2) }
            print(here(), there())
        }
    }

    // What a pipeline's operators do, they do where its publisher sends.
    func stamps(of dates: AnyPublisher<Date, Never>) -> AnyPublisher<String, Never> {
        dates.map { MassFormatter().string(fromKilograms: $0.timeIntervalSince1970) }.eraseToAnyPublisher()
    }

    private func soon(_ work: () -> Void) { work() }

    private func later(_ work: @escaping @Sendable () -> Void) { work() }
}

final class Archive {
    var whenDone: @Sendable () -> Void = {}
}

struct FeedView: View {
    let feed: Feed

    var body: some View {
        Button("Size") { print(ByteCountFormatter().string(fromByteCount: 3)) }
            .onAppear { print(ByteCountFormatter().string(fromByteCount: 4)) }
            .refreshable { print(ByteCountFormatter().string(fromByteCount: 5)) }
    }
}
