import SwiftUI

struct Plain: View {
    @State private var name = ""

    var body: some View {
        ScrollView {
            Form { TextField("Name", text: $name) }
        }
    }
}

@available(iOS, unavailable)
struct OfMac: View {
    @State private var name = ""

    var body: some View {
        ScrollView {
            Form { TextField("Name", text: $name) }
        }
    }
}

#if os(macOS)
struct Settings: View {
    @State private var name = ""

    var body: some View {
        ScrollView {
            Form { TextField("Name", text: $name) }
        }
    }
}
#endif
