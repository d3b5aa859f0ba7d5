import SwiftUI

struct Steps: View, Equatable {
    let count: Int

    var body: some View { Text("\(count)") }
}

struct Shown: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("a").transition(.opacity.animation(.linear))
            Toggle("b", isOn: $isOn.animation())
            Toggle("b", isOn: $isOn.animation(.linear))
            Text("c").animation(.linear, value: isOn)
            Steps(count: 1).animation(.linear)
        }
    }
}

extension View {
    @ViewBuilder func eased(_ isOn: Bool) -> some View {
        if #available(iOS 15, macOS 12, *) {
            animation(.easeIn, value: isOn)
        } else {
            animation(.easeIn)
        }
    }
}
