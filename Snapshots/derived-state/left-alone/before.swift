import SwiftUI

struct Filtered: View {
    let items: [Int]
    @State private var results: [Int] = []

    var body: some View {
        Text("\(results.count)")
            .onAppear { results = items.filter { $0 > 1 } }
            .onChange(of: items) { _, new in results = new.filter { $0 > 1 } }
    }
}

struct Tapped: View {
    let items: [Int]
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
            .onAppear { count = items.count }
            .onChange(of: items) { _, new in count = new.count }
    }
}

struct Animated: View {
    let items: [Int]
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear { count = items.count }
            .onChange(of: items) { _, new in withAnimation { count = new.count } }
    }
}

struct Later: View {
    let items: [Int]
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onChange(of: items) { _, new in count = new.count }
    }
}
