import SwiftUI

struct Signpost: View {
    let number: Int

    var body: some View { VStack { pick(number); plain; helped } }

    func pick(_ number: Int) -> AnyView { if number == 0 { return AnyView(Text("zero")) }; // the first
        if number == 1 { return AnyView(Divider()) }; return AnyView(EmptyView()) }

    private var plain: AnyView { AnyView /* erased */ (Text("plain")) }

    private var helped: AnyView { AnyView(/* a */ Text("helped") /* b */) }
}
