import SwiftUI

// Without a style it is a grid on macOS.
struct Plain: View {
    @State private var name = ""

    var body: some View {
        ScrollView {
            Form { TextField("Name", text: $name) }
        }
    }
}

struct Grouped: View {
    @State private var name = ""

    var body: some View {
        ScrollView {
            Form { TextField("Name", text: $name) }.formStyle(.grouped)
            Form { TextField("Name", text: $name) }.formStyle(.columns)
        }
    }
}

// It has the size of its content on purpose.
struct Sized: View {
    let names: [String]
    @State private var name = ""

    var body: some View {
        ScrollView {
            Form { TextField("Name", text: $name) }.formStyle(.grouped).fixedSize(horizontal: false, vertical: true)
            List(names, id: \.self) { Text($0) }.fixedSize()
            List(names, id: \.self) { Text($0) }.fixedSize(horizontal: true, vertical: false)
        }
    }
}
