import SwiftUI

struct TrailRow: View {
    let name: String

    var body: some View {
        Text(name).frame(maxWidth: .infinity)
    }
}

struct NeverAppended: View {
    @State private var names = ["Coast", "Forest"]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Appended: View {
    @State private var names = ["Coast", "Forest"]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
        .onTapGesture { names.append("Lake") }
    }
}

struct FirstOfSome: View {
    let names: [String]?

    var body: some View {
        if let shown = names?.prefix(3) {
            ScrollView {
                VStack {
                    ForEach(shown, id: \.self) { TrailRow(name: $0) }
                }
            }
        }
    }
}

struct Given: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Giver: View {
    var body: some View {
        Given(names: ["Coast", "Forest", "Lake"])
    }
}
