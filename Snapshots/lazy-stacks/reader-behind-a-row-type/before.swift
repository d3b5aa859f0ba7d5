import SwiftUI

// A reader behind or before a row takes the size of the row, in a type of its own, too.
struct Trail: Identifiable {
    let id: Int
    let name: String
    let share: Double
}

struct Bar: View {
    let share: Double

    var body: some View {
        GeometryReader { proxy in
            Color.green.frame(width: proxy.size.width * share)
        }
    }
}

struct BarBehind: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name).background(Bar(share: trail.share))
                }
            }
        }
    }
}

struct BarBehindAndInside: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    VStack {
                        Text(trail.name).background(Bar(share: trail.share))
                        Bar(share: trail.share)
                    }
                }
            }
        }
    }
}
