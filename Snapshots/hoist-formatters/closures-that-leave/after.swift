import Combine
import SwiftUI

@MainActor
final class Feed {
    private var titles: [String] = []
    private var stamps: [String] = []

    nonisolated private static let jsonDecoder = JSONDecoder()

    // What others declare may run its closure anywhere: of these, only the decoder can be shared.
    func load(from url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data else { return }
            let titles = try? Self.jsonDecoder.decode([String].self, from: data)
            print(titles ?? [], ISO8601DateFormatter().string(from: Date()))
        }.resume()
    }

    func tick() -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            print(ISO8601DateFormatter().string(from: Date()))
        }
    }

    private static let iso8601DateFormatter = ISO8601DateFormatter()

    // These stay where they are.
    func sorted(_ dates: [Date]) {
        stamps = dates.map { Self.iso8601DateFormatter.string(from: $0) }
        Task { stamps.append(Self.iso8601DateFormatter.string(from: .now)) }
        soon { print(Self.iso8601DateFormatter.string(from: Date())) }
    }

    // The project says that these leave.
    func hand(to archive: Archive) async {
        later { print(ISO8601DateFormatter().string(from: Date())) }
        archive.whenDone = { print(ISO8601DateFormatter().string(from: Date())) }
        async let now = ISO8601DateFormatter().string(from: Date())
        await print(now)
    }

    private static let lengthFormatter = LengthFormatter()

    // A local function stays, but not in a closure.
    func locals() {
        func here() -> String { Self.lengthFormatter.string(fromMeters: 1) }
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

    private static let byteCountFormatter = ByteCountFormatter()

    var body: some View {
        Button("Size") { print(Self.byteCountFormatter.string(fromByteCount: 3)) }
            .onAppear { print(Self.byteCountFormatter.string(fromByteCount: 4)) }
            .refreshable { print(ByteCountFormatter().string(fromByteCount: 5)) }
    }
}
