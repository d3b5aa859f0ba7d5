import SwiftUI

struct Signpost: View {
    let number: Int

    var body: some View { VStack { pick(number); plain; helped } }

    @ViewBuilder
    func pick(_ number: Int) -> some View { if number == 0 {
        Text("zero")
    } else if number == 1 {
            // the first
            Divider() } else { EmptyView() } }

    private var plain: AnyView { AnyView /* erased */ (Text("plain")) }

    private var helped: some View { /* a */ Text("helped") /* b */ }
}
