import Combine
import SwiftUI

struct ClockView: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            Text(timeline.date.formatted())
        }
    }
}

struct Dial: View {
    let date: Date
    var body: some View { Text(date.formatted()) }
}

struct Twice: View {
    let title: String

    var body: some View {
        TimelineView(.periodic(from: .now, by: 0.5)) { timeline in
            let now = timeline.date
            VStack {
                Text(now.formatted())
                Dial(date: now)
            }
            .padding()
        }
    }
}
