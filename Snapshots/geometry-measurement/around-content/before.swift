import SwiftUI

struct Grid: View {
    let items: [String]
    @State private var width: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                Text("\(width)")
            }
            .padding()
            .onAppear { width = geometry.size.width - 32 }
            .onChange(of: geometry.size.width) { _, newWidth in width = newWidth - 32 }
        }
    }
}

struct Board: View {
    @State private var size = CGSize.zero
    @State private var isShown = false

    var body: some View {
        VStack {
            GeometryReader { proxy in
                ZStack {
                    // The size is that of the board.
                    Text("\(size.width)")
                }
                .onChange(of: proxy.size, initial: true) { _, newValue in
                    size = newValue
                    update(newValue)
                }
                .background(Color.red)
                .onAppear { isShown = true }
            }
            .frame(height: 200)
            GeometryReader { g in Text("\(size.width)").onAppear { size = g.size }.onChange(of: g.size) { _, new in size = new } }
        }
    }

    private func update(_ size: CGSize) {}
}

/// What stays as it is.
struct Kept: View {
    @State private var width: CGFloat = 0
    @State private var minY: CGFloat = 0

    var body: some View {
        VStack {
            // The size is also read.
            GeometryReader { geometry in
                Text("\(width)").frame(width: geometry.size.width)
                    .onAppear { width = geometry.size.width }
                    .onChange(of: geometry.size.width) { _, newWidth in width = newWidth }
            }
            // Not the same is stored.
            GeometryReader { geometry in
                Text("\(width)")
                    .onAppear { width = geometry.size.width }
                    .onChange(of: geometry.size.width) { _, newWidth in width = newWidth / 2 }
            }
            // Only once, or only later.
            GeometryReader { geometry in
                Text("\(width)").onAppear { width = geometry.size.width }
            }
            GeometryReader { geometry in
                Text("\(width)").onChange(of: geometry.size.width) { _, newWidth in width = newWidth }
            }
            // A position.
            GeometryReader { geometry in
                Text("\(minY)").onChange(of: geometry.frame(in: .global).minY, initial: true) { _, new in minY = new }
            }
            // Two views.
            GeometryReader { geometry in
                Text("a")
                Text("\(width)").onChange(of: geometry.size.width, initial: true) { _, newWidth in width = newWidth }
            }
        }
    }
}
