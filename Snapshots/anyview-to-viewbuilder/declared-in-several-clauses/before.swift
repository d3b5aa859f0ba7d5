import SwiftUI

struct Scanner: View {
    var body: some View { content }

    #if os(iOS)
    private var content: AnyView { return AnyView(Text("Scan")) }
    #else
    private var content: AnyView { return AnyView(Image(systemName: "xmark")) }
    #endif
}
