import SwiftUI

struct Pulse: View {
    var body: some View {
        TimelineView(.animation) { context in
            Circle().opacity(abs(sin(context.date.timeIntervalSinceReferenceDate)))
        }
    }
}

struct Hike: Identifiable {
    let id: Int
    let isLive: Bool
}

struct HikeRow: View {
    let hike: Hike

    var body: some View {
        HStack {
            TimelineView(.animation) { context in
                Circle().opacity(context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
            }
            Text("Hike \(hike.id)")
        }
    }
}

struct Hikes: View {
    let hikes: [Hike]

    var body: some View {
        List(hikes) { HikeRow(hike: $0) }
    }
}

struct Calm: View {
    @State private var isPaused = false

    var body: some View {
        VStack {
            TimelineView(.animation(minimumInterval: 1 / 20)) { context in Text(context.date, style: .time) }
            TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in Text(context.date, style: .time) }
            TimelineView(.animation) { timeline in
                Canvas { context, size in
                    let x = size.width * abs(sin(timeline.date.timeIntervalSinceReferenceDate))
                    context.fill(Path(CGRect(x: x, y: 0, width: 2, height: 2)), with: .color(.red))
                }
            }
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
        }
    }
}

#Preview {
    TimelineView(.animation) { context in Text(context.date, style: .time) }
}
