import SwiftUI

struct Row: View {
    @State var isOn = false
    @State fileprivate var isShut = false
    @State private var isOpen = false

    var body: some View { Text("\(isOn)") }
}
