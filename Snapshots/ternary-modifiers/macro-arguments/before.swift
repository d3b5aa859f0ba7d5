import SwiftUI

struct Badge: View {
    let isOn: Bool
    var body: some View { Text("Badge") }
}

#Preview {
    @Previewable @State var isOn = false
    VStack {
        if isOn { Text("On").opacity(1) } else { Text("On").opacity(0.4) }
    }
}

#Playground {
    VStack {
        if isOn { Text("On").opacity(1) } else { Text("On").opacity(0.4) }
    }
}
