import SwiftUI

extension View {
    func carded() -> AnyView { AnyView(padding()) }
}

struct Box<Value> {
    let value: Value

    func label() -> AnyView { AnyView(Text(String(describing: value))) }
}

struct Chooser<Value>: View {
    let value: Value
    var isOn = false

    // One type for each type of what it is called on.
    var body: some View {
        VStack {
            isOn ? Text("a").carded() : Image("b").carded()
            isOn ? Box(value: 1).label() : Box(value: "a").label()
            isOn ? row(1) : self.row(2)
        }
    }

    private func row(_ number: Int) -> AnyView { AnyView(Text("\(number)")) }
}
