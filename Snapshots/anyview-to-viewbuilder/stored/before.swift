import SwiftUI

struct TabEntry: View {
    let title: String
    let content: AnyView
    var footer: AnyView?

    var body: some View { content }
}
