import SwiftUI

// The compiler warns about a static of a '@MainActor' class in a closure of a 'Binding', and not where only the
// conformance to 'View' puts it on the main actor.
@MainActor final class Model {
    var text = ""
    var length = 1.0

    var shown: Binding<String> {
        Binding(
            get: {
                let formatter = LengthFormatter()
                formatter.unitStyle = .long
                return formatter.string(fromMeters: self.length)
            },
            set: { [self] in text = $0 })
    }
}

struct LengthField: View {
    @State private var text = ""

    var body: some View {
        TextField(
            "Length",
            text: Binding(
                get: {
                    let formatter = LengthFormatter()
                    formatter.unitStyle = .long
                    return formatter.string(fromMeters: 1) + text
                },
                set: { text = $0 }))
    }
}
