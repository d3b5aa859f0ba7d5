import SwiftUI

struct Tag: Identifiable, Hashable {
    let id: String
    var title: String
}

struct Label: Identifiable, Hashable {
    let id: String
    let title: String
}

enum Filter: CaseIterable {
    case all, open
}

struct Tags: View {
    @State private var tags: [Tag] = []
    @State private var names: [String] = []
    @State private var lengths: [Double] = []
    var sizes: [CGFloat] = [8, 10, 12]
    var given: [CGFloat] = [8, 10, 12]
    let labels: [Label]
    let word: String
    let suggestions: [String]

    var body: some View {
        VStack {
            ForEach($tags, id: \.self) { $tag in TextField("Title", text: $tag.title) }
            ForEach(tags, id: \.self) { tag in Text(tag.title) }
            ForEach(labels, id: \.self) { label in Text(label.title) }
            ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
            ForEach(Array(word), id: \.self) { letter in Text(String(letter)) }
            ForEach(lengths, id: \.self) { length in Text("\(length)") }
            ForEach(sizes, id: \.self) { size in Text("\(size)") }
            ForEach(given, id: \.self) { size in Text("\(size)") }
            ForEach(Filter.allCases, id: \.self) { filter in Text("\(filter)") }
            ForEach(suggestions, id: \.self) { Text($0) }
            ForEach(0..<3, id: \.self) { Text("\($0)") }
        }
    }
}

struct Tagged: View {
    var body: some View { Tags(given: [8, 8], labels: [], word: "", suggestions: []) }
}

struct Picking: View {
    let tags: [Tag]
    @State private var selected: Tag?

    var body: some View {
        List(tags, id: \.self, selection: $selected) { tag in Text(tag.title) }
    }
}

@MainActor @Observable final class Inbox {
    static let shared = Inbox()
    var messages: [String] = []
}

struct InboxList: View {
    @State private var inbox = Inbox.shared
    @Environment(Inbox.self) private var environmentInbox

    var body: some View {
        @Bindable var environmentInbox = environmentInbox
        VStack {
            ForEach($inbox.messages, id: \.self) { $message in TextField("Message", text: $message) }
            ForEach($environmentInbox.messages, id: \.self) { $message in TextField("Message", text: $message) }
        }
    }
}

enum Height { case low, high }

struct HeightChoice: Identifiable, Hashable {
    let id: Height
}

struct Choosing: View {
    let heights: [HeightChoice]
    let rates: [Double]
    @State private var selected: HeightChoice
    @State private var rate = 1.0
    @State private var id = Height.low

    var body: some View {
        Picker("Height", selection: $selected) {
            ForEach(heights, id: \.self) { height in Text("\(height)") }
        }
        Picker("Height", selection: $selected) { choices }
        Picker("Height", selection: $selected) {
            ForEach(heights, id: \.self) { height in Text("\(height)").tag(height as HeightChoice?) }
        }
        Picker("Height", selection: $id) {
            ForEach(heights, id: \.self) { height in Text("\(height)").tag(height.id) }
        }
        Picker("Rate", selection: $rate) {
            ForEach(rates, id: \.self) { rate in Text("\(rate)").tag(rate) }
        }
    }

    private var choices: some View {
        ForEach(heights, id: \.self) { height in Text("\(height)") }
    }
}
