import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}

struct Rows: View {
    let numbers: [Int]

    // The condition is no view.
    var body: some View {
        HStack {
            ScrollView {
                VStack {
                    Divider()
                    ForEach(Set(numbers).sorted(), id: \.self) { number in
                        number > 3 ? Text("\(number)") : Text("few")
                    }
                }
            }
            ScrollView {
                VStack {
                    Divider()
                    ForEach(Set(numbers).sorted(), id: \.self) { number in
                        number > 3 ? AnyView(Text("\(number)")) : AnyView(Counter())
                    }
                }
            }
        }
    }
}
