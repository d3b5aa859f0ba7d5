import SwiftUI

struct First: View {
    let title: String

    var body: some View { Text(title) }
}

struct Middle: View {
    let title: String

    var body: some View { Text(title) }
}

struct All: View {
    var body: some View { Text("") }
}
