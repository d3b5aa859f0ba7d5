import SwiftUI

struct Folder: View {
    @State var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}

struct Row: View {
    @State var isOn = false
    let title: String

    var body: some View {
        Toggle(title, isOn: $isOn)
    }
}

struct Rows: View {
    var body: some View { Row(isOn: true, title: "a") }
}
