import PackageStyles
import SwiftUI

struct Item: Identifiable {
    let id: Int
    let name: String
}

struct CardStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

struct FoldingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { FoldingLabel(configuration: configuration) }
}

struct FoldingLabel: View {
    @State private var isOpen = false
    let configuration: ButtonStyleConfiguration
    var body: some View { configuration.label.opacity(isOpen ? 1 : 0.5) }
}

extension ButtonStyle where Self == CardStyle {
    static var ownCard: CardStyle { CardStyle() }
}

extension ButtonStyle where Self == FoldingStyle {
    static var folding: Self { Self() }
}

struct Lists: View {
    let items: [Item]

    var swiftUIs: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {}.buttonStyle(.plain).foregroundStyle(.red) } } }
    }

    var own: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {}.buttonStyle(.ownCard) } } }
    }

    var ownWithState: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {}.buttonStyle(.folding) } } }
    }

    var ofAPackage: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {}.buttonStyle(ShakingStyle()) } } }
    }

    var ofAPackageByName: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {}.buttonStyle(.shaking) } } }
    }
}
