import SwiftUI

enum Page: String, CaseIterable {
    case first, second
}

struct Step: Identifiable {
    let id: Int
    let name: String
}

struct Silent: View {
    let symbols: [String]
    let steps: [Step]
    @State private var selection = 0

    var body: some View {
        VStack {
            ForEach(Array(symbols.enumerated()), id: \.offset) { _, day in Text(day) }
            ForEach(Array(Page.allCases.enumerated()), id: \.offset) { index, page in
                Button(page.rawValue) { selection = index }
            }
            ForEach(0..<5, id: \.self) { _ in Toggle("", isOn: .constant(true)) }
            ForEach(Array(steps.enumerated()), id: \.element.id) { index, step in
                Toggle(step.name, isOn: .constant(index == selection))
            }
            Picker("Step", selection: $selection) {
                ForEach(steps.indices, id: \.self) { index in
                    Text(steps[index].name).tag(index)
                }
            }
            // By position because two steps may have one id.
            ForEach(Array(steps.enumerated()), id: \.offset) { _, step in
                Toggle(step.name, isOn: .constant(true))
            }
        }
    }
}

struct Guest: Equatable {
    var name: String
}

// Each row has an identity of its own, which moves with the element.
struct Guests: View {
    @State private var guests: [Guest] = []

    var body: some View {
        ZStack {
            ForEach(guests.indices, id: \.self) { index in
                HStack {
                    Spacer().frame(width: CGFloat(index) * 8)
                    Toggle(guests[index].name, isOn: .constant(true))
                }
                .id(guests[index].name)
            }
            Button("Remove") { guests.remove(at: 0) }
        }
    }
}

#Preview {
    ForEach(Array([Step(id: 1, name: "a"), Step(id: 2, name: "b")].enumerated()), id: \.offset) { _, step in
        Toggle(step.name, isOn: .constant(true))
    }
}

struct Fact {
    let text: String
    var isHidden = false
}

struct Facts {
    let all: [Fact]
}

struct FactRow: View {
    let fact: Fact

    var body: some View { AnyView(Text(fact.text)) }
}

// What is filtered is given, and never edited, and the rows only show it.
struct FactList: View {
    let facts: Facts

    private var shown: [Fact] { facts.all.filter { !$0.isHidden } }

    var body: some View {
        ForEach(shown.indices, id: \.self) { index in FactRow(fact: shown[index]) }
    }
}

// Outside of a list, rows without state stay as they are.
struct Paths: View {
    @State private var path = ""

    private var parts: [String] { path.split(separator: "/").map(String.init).filter { $0 != "." } }

    var body: some View {
        HStack {
            TextField("Path", text: $path)
            ForEach(Array(parts.enumerated()), id: \.offset) { _, part in Text(part) }
        }
    }
}

// A row gives itself an identity, after it has named its element.
struct Banners: View {
    @State private var banners: [Banner] = []

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(banners.indices, id: \.self) { index in
                    let banner = banners[index]
                    VStack { Toggle(banner.title, isOn: .constant(true)) }
                        .id(banner.title)
                }
            }
            Button("Close") { banners.removeFirst() }
        }
    }
}

struct Banner {
    let title: String
}
