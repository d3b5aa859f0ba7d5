import SwiftUI

struct Member: Identifiable {
    let id: Int
    let name: String
}

final class Typed: ObservableObject {
    @Published var text = ""
}

final class Team: ObservableObject {
    @Published var members: [Member] = []

    func load() -> [Member] { members }
}

// What the function is called with changes the result, too.
struct Mentions: View {
    @ObservedObject var team: Team
    @State private var draft = ""

    @ViewBuilder private func candidates(for token: String) -> some View {
        let query = token.lowercased()
        let found = team.members.filter { $0.name.lowercased().contains(query) }
        ForEach(found) { member in Text(member.name) }
    }

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            Text("\(draft.count)")
            candidates(for: "a")
        }
    }
}

// Only the view has the object with the text.
struct MemberPicker: View {
    let team: Team
    @StateObject private var typed = Typed()
    @State private var draft = ""

    private var found: [Member] {
        let all = team.load()
        return all.filter { $0.name.localizedCaseInsensitiveContains(typed.text) }
    }

    var body: some View {
        VStack {
            TextField("Search", text: $typed.text)
            TextField("Draft", text: $draft)
            Text("\(draft.count)")
            ForEach(found) { member in Text(member.name) }
        }
    }
}

// A parameter of the name of a property is named once.
struct MemberSearch: View {
    @ObservedObject var team: Team
    @State private var draft = ""
    @State private var query = ""

    private func found(_ query: String) -> [Member] {
        team.members.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            TextField("Search", text: $query)
            Text("\(draft.count)")
            ForEach(found(query)) { member in Text(member.name) }
        }
    }
}
