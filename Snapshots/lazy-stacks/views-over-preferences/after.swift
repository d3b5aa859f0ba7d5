import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Length: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct FoldingMark: View {
    let length: Int
    @State private var isOpen = false
    var body: some View { Text("\(length)").opacity(isOpen ? 1 : 0.5) }
}

@MainActor struct Lists {
    let trails: [Trail]

    var over: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .overlayPreferenceValue(Length.self) { length in FoldingMark(length: length) }
                }
            }
        }
    }

    var behind: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .backgroundPreferenceValue(Length.self) { length in FoldingMark(length: length) }
                }
            }
        }
    }

    var withoutState: some View {
        ScrollView {
            LazyVStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .overlayPreferenceValue(Length.self) { length in Text("\(length)") }
                        .onTapGesture { print(trail.name) }
                        .contextMenu { Button("Copy") {} }
                }
            }
        }
    }
}
