import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct FoldingLabel: View {
    @State private var isOpen = false
    var body: some View { Text("Trail").opacity(isOpen ? 1 : 0.5) }
}

protocol Foldable: View {}

extension Foldable {
    var body: some View { FoldingLabel() }
}

struct FoldingRow: Foldable {}

protocol FoldableModifier: ViewModifier {}

extension FoldableModifier {
    func body(content: Content) -> some View { content.overlay { FoldingLabel() } }
}

struct FoldingModifier: FoldableModifier {}

protocol FoldableStyle: ButtonStyle {}

extension FoldableStyle {
    func makeBody(configuration: Configuration) -> some View { FoldingLabel() }
}

struct FoldingStyle: FoldableStyle {}

protocol Titled: View {
    var title: String { get }
}

extension Titled {
    var body: some View { Text(title).frame(maxWidth: .infinity) }
}

struct TitledRow: Titled {
    let title: String
}

@MainActor struct Lists {
    let trails: [Trail]

    var rows: some View {
        ScrollView { VStack { ForEach(trails) { _ in FoldingRow() } } }
    }

    var modifiers: some View {
        ScrollView { VStack { ForEach(trails) { trail in Text(trail.name).modifier(FoldingModifier()) } } }
    }

    var styles: some View {
        ScrollView { VStack { ForEach(trails) { trail in Button(trail.name) {}.buttonStyle(FoldingStyle()) } } }
    }

    var withoutState: some View {
        ScrollView { VStack { ForEach(trails) { trail in TitledRow(title: trail.name) } } }
    }
}
