import SwiftUI

struct Card: View {
    var body: some View { VStack { Text("a") }.padding() }
}

struct Plain: View { var body: some View { Text("a") } }

struct Door: View {
    var isOpen: Bool

    var body: some View {
        if isOpen {
            Text("Open")
        } else {
            Image(systemName: "lock")
        }
    }
}
