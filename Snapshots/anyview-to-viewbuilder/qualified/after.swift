import SwiftUI

struct Plain: View {
    var body: some View { label }

    private var label: some SwiftUI.View { Text("a") }
    private var other: some View { Text("b") }
    private var third: some View { Text("c") }
}
