import Observation
import SwiftUI

@MainActor @Observable final class Model {
    var radius: CGFloat = 1
}

final class Plain {
    var radius: CGFloat = 1
}

struct Style {
    var radius: CGFloat = 1
}

struct Effects: View {
    @State private var isBusy = false
    @State private var plain = Plain()
    @State private var model = Model()
    @State private var style = Style()
    let radius: CGFloat
    @State private var width: CGFloat = 0
    @State private var scale: CGFloat = 1

    var body: some View {
        VStack {
            Text("a").visualEffect { [isBusy] content, _ in content.blur(radius: isBusy ? 5 : 0) }
            Text("b").visualEffect { [isBusy] in $0.blur(radius: isBusy ? 5 : $1.size.width) }
            Text("c").visualEffect { [radius, isBusy] content, _ in content.blur(radius: isBusy ? radius : 0) }
            Text("d").visualEffect { content, _ in content.blur(radius: radius) }
            Text("e").visualEffect { [radius = plain.radius] content, _ in content.blur(radius: radius) }
            Text("f").visualEffect { [radius = model.radius] content, _ in content.blur(radius: radius) }
            Text("g").visualEffect { content, _ in content.blur(radius: blur()) }
            Text("h").visualEffect { [isBusy] content, _ in content.blur(radius: isBusy ? 5 : 0) }
            Text("j").visualEffect { content, _ in content.blur(radius: style.radius) }
            Text("k").visualEffect { content, _ in content.blur(radius: model.radius + radius) }
            Text("i")
                .onGeometryChange(for: CGFloat.self) { [scale] proxy in
                    proxy.size.width * scale
                } action: {
                    width = $0
                }
        }
    }

    private func blur() -> CGFloat { 1 }
}
