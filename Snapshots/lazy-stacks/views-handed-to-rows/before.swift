import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct FoldingLabel: View {
    @State private var isOpen = false
    var body: some View { Text("Trail").opacity(isOpen ? 1 : 0.5) }
}

struct Card<Content: View>: View {
    let title: String
    let content: Content
    var body: some View { content.padding() }
}

struct Held: View {
    let label = FoldingLabel()
    var body: some View { label }
}

struct Erased: View {
    private let content: AnyView
    init() { content = AnyView(FoldingLabel()) }
    var body: some View { content }
}

@MainActor struct Lists {
    let trails: [Trail]
    let isOn: Bool

    var label: some View { FoldingLabel() }
    func label(for trail: Trail) -> FoldingLabel { FoldingLabel() }
    func name(of trail: Trail) -> some View { Text(trail.name) }
    func title(of trail: Trail) -> String { trail.name }

    var byAFunction: some View {
        ScrollView { VStack { ForEach(trails) { trail in Card(title: "", content: label(for: trail)) } } }
    }

    var byAProperty: some View {
        ScrollView { VStack { ForEach(trails) { _ in Card(title: "", content: label) } } }
    }

    var byABranch: some View {
        ScrollView { VStack { ForEach(trails) { _ in Card(title: "", content: isOn ? FoldingLabel() : FoldingLabel()) } } }
    }

    var over: some View {
        ScrollView { VStack { ForEach(trails) { trail in Text(trail.name).overlay(label) } } }
    }

    var behind: some View {
        ScrollView { VStack { ForEach(trails) { trail in Text(trail.name).background(label(for: trail)) } } }
    }

    var erased: some View {
        ScrollView { VStack { ForEach(trails) { trail in AnyView(label(for: trail)) } } }
    }

    var keptByTheRow: some View {
        ScrollView { VStack { ForEach(trails) { _ in Held() } } }
    }

    var madeByTheRow: some View {
        ScrollView { VStack { ForEach(trails) { _ in Erased() } } }
    }

    var withoutState: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Card(title: title(of: trail), content: name(of: trail))
                        .background(isOn ? Color.red : .clear)
                        .overlay(Text(trail.name))
                }
            }
        }
    }
}
