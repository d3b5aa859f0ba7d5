import SwiftUI

/// Two views, spelled as the type that a builder makes of them.
struct Pair: View {
    let content: TupleView<(Text, Text)>

    var body: AnyView {
        AnyView(HStack { content })
    }
}

/// Nothing is spelled here.
struct Single: View {
    var body: AnyView {
        AnyView(Text("Ridge"))
    }
}

/// Nothing changes here.
func pair(_ first: String, _ second: String) -> TupleView<(Text, Text)> {
    TupleView((Text(first), Text(second)))
}
