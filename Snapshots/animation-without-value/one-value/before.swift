import SwiftUI

struct Fading: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("a").opacity(isOpen ? 1 : 0).animation(.easeIn)
            Button("Open") { isOpen = true }
        }
    }
}

struct Bar: View {
    let value: Double

    var body: some View {
        GeometryReader { geometry in
            Rectangle().frame(width: geometry.size.width * value).animation(.linear)
        }
    }
}

struct Progress: View {
    let value: Double

    var body: some View {
        GeometryReader { geometry in
            Rectangle()
                .frame(width: min(Double(self.value) * geometry.size.width, geometry.size.width))
                .animation(.linear)
        }
    }
}

struct Settings {
    var isOn = false
    var name = ""
}

struct Part: View {
    let settings: Settings

    var body: some View {
        Circle()
            .opacity(settings.isOn ? 1 : 0)
            .animation(.default)
    }
}
