import SwiftUI

extension View {
    func overlay(_ badge: AnyView, when isShown: Bool) -> some View {
        overlay { if isShown { badge } }
    }
}

struct Section: View {
    @State var header: AnyView
    var body: some View { header }
}

struct Row: View {
    var title: AnyView { AnyView(Text("title")) }
    var badge: AnyView { AnyView(Text("new")) }
    var mark: AnyView { AnyView(Image("mark")) }

    var body: some View {
        Section(header: title)
        Text("row").overlay(badge, when: true)
        Text("row").overlay(mark)
    }
}
