import SwiftUI

struct Badge: View {
    let isOn: Bool

    private var reset: AnyView {  // erasing resets the state when `isOn` changes
        if isOn { return AnyView(Text("On")) }
        return AnyView(Color.red)
    }

    private var complex: AnyView {
        if isOn { return AnyView(Text("On")) }  // the type would be too complex
        return AnyView(Color.red)
    }

    var body: some View {
        VStack {
            reset
            complex
        }
    }
}
