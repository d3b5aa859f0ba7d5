import SwiftUI

struct Item: Identifiable { let id: Int; let title: String; let share: Double }

// A frame with a height makes the row as large as in an eager stack, whatever a GeometryReader in it takes.
struct Bars: View {
    let items: [Item]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(items) { item in
                    GeometryReader { proxy in
                        Rectangle().frame(width: proxy.size.width * item.share)
                    }
                    .frame(height: 5)
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}

// In a horizontal stack, the frame needs a width, too.
struct Tile: View {
    let title: String

    var body: some View {
        GeometryReader { proxy in
            Text(title).frame(width: proxy.size.width / 2)
        }
        .frame(width: 120, height: 80)
    }
}

struct Shelf: View {
    let items: [Item]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack { ForEach(items) { item in Tile(title: item.title) } }
                .frame(height: 100)
        }
    }
}

struct Columns: View {
    let items: [Item]

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(items) { item in
                    GeometryReader { proxy in Text("\(item.title) \(proxy.size.width)") }
                        .frame(height: 80)
                }
            }
            .frame(height: 100)
        }
    }
}

// With `nil`, a frame leaves the size as it is.
struct OpenRows: View {
    let items: [Item]
    let isOpen: Bool
    var height: CGFloat?

    var body: some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    GeometryReader { proxy in Text("\(item.title) \(proxy.size.width)") }
                        .frame(height: height)
                }
            }
        }
        ScrollView {
            VStack {
                ForEach(items) { item in
                    GeometryReader { proxy in Text("\(item.title) \(proxy.size.width)") }
                        .frame(height: isOpen ? 80 : nil)
                }
            }
        }
    }
}
