import SwiftUI

struct SoThat: View {
    let isOn: Bool

    var body: some View {
        VStack {
            // Separate branches so the transition runs
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                Text("Trail").foregroundColor(.blue)
            }
        }
    }
}

struct Inside: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                // Identity matters here
                Text("Trail").foregroundColor(.blue)
            }
        }
    }
}

struct OnTheMember: View {
    let isOn: Bool

    /// Two branches give two identities, which we want for the animation.
    var body: some View {
        VStack {
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                Text("Trail").foregroundColor(.blue)
            }
        }
    }
}

struct AtTheEnd: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn {
                Text("Trail").foregroundColor(.red)
            } else {
                Text("Trail").foregroundColor(.blue)
            } // we want a cross-fade
        }
    }
}
