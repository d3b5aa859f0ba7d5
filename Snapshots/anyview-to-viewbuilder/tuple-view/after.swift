import SwiftUI

/// Two views, spelled as the type that a builder makes of them.
struct Pair: View {
    let content: TupleView<(Text, Text)>

    var body: some View {
        HStack { content }
    }
}

/// Nothing is spelled here.
struct Single: View {
    var body: some View {
        Text("Ridge")
    }
}

/// Nothing changes here.
func pair(_ first: String, _ second: String) -> TupleView<(Text, Text)> {
    TupleView((Text(first), Text(second)))
}
