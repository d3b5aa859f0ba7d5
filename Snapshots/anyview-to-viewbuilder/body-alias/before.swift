import SwiftUI

struct Plain: View {
    typealias Body = AnyView
    var body: AnyView { AnyView(Text("a")) }
}
