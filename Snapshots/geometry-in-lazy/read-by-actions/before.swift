import SwiftUI

struct Split<Main: View, Panel: View>: View {
    let main: Main
    let panel: Panel
    @State private var start = 0.0

    var body: some View {
        GeometryReader { geometry in
            HStack(spacing: 0) {
                main
                divider(availableWidth: geometry.size.width)
                panel
            }
        }
    }

    private func divider(availableWidth: CGFloat) -> some View {
        Rectangle()
            .frame(width: 8)
            .gesture(DragGesture().onChanged { value in drag(value, in: availableWidth) })
    }

    private func drag(_ value: DragGesture.Value, in width: CGFloat) {
        start = min(Double(value.location.x), Double(width) - 300)
    }
}

struct Slider: View {
    @State private var x: CGFloat = 0

    var body: some View {
        VStack {
            GeometryReader { proxy in
                HStack {
                    Text("a").gesture(DragGesture().onChanged { x = min($0.location.x, proxy.size.width) })
                    Button("end") { x = proxy.size.width }
                }
            }
            // Also drawn.
            GeometryReader { proxy in
                Text("a")
                    .offset(x: x * proxy.size.width)
                    .gesture(DragGesture().onChanged { x = min($0.location.x, proxy.size.width) })
            }
            // Also shown by a function.
            GeometryReader { proxy in
                knob(in: proxy.size.width)
            }
            // More than the size.
            GeometryReader { proxy in
                Text("a").gesture(DragGesture().onChanged { x = $0.location.x - proxy.frame(in: .global).minX })
            }
            // Only in front of what is measured.
            Text("a").overlay {
                GeometryReader { proxy in
                    Color.clear.gesture(DragGesture().onChanged { x = min($0.location.x, proxy.size.width) })
                }
            }
            // Stored when it appears.
            GeometryReader { proxy in
                Text("\(x)").onAppear { x = proxy.size.width }
            }
        }
    }

    private func knob(in width: CGFloat) -> some View {
        Circle()
            .frame(width: width / 10)
            .gesture(DragGesture().onChanged { x = min($0.location.x, width) })
    }
}
