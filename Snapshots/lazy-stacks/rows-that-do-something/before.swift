import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

/// The order in which rows are made.
final class Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

struct NumberedList: View {
    let trails: [Trail]
    let counter: Counter

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text("\(counter.next()). \(trail.name)").frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct MeasuredList: View {
    let trails: [Trail]
    @Binding var height: CGFloat

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .frame(maxWidth: .infinity)
                        .background(GeometryReader { proxy in measure(proxy) })
                }
            }
        }
    }

    private func measure(_ proxy: GeometryProxy) -> some View {
        DispatchQueue.main.async { height = max(height, proxy.size.height) }
        return Color.clear
    }
}

struct GroupedList: View {
    let trails: [Trail]

    var body: some View {
        var last = ""
        return ScrollView {
            VStack {
                ForEach(trails) { trail in
                    row(trail, &last)
                }
            }
        }
    }

    private func row(_ trail: Trail, _ last: inout String) -> some View {
        defer { last = trail.name }
        return Text(trail.name == last ? "" : trail.name).frame(maxWidth: .infinity)
    }
}

struct CountedList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { CountedRow(trail: $0) }
            }
        }
    }
}

struct CountedRow: View {
    @MainActor static var count = 0
    let trail: Trail

    init(trail: Trail) {
        self.trail = trail
        Self.count += 1
    }

    var body: some View {
        Text(trail.name).frame(maxWidth: .infinity)
    }
}
