import SwiftUI

struct TrailRow: View {
    let name: String

    var body: some View {
        Text(name).frame(maxWidth: .infinity)
    }
}

struct Above: View {
    let names: [String]

    var body: some View {
        ScrollView {
            // VStack, not LazyVStack: it stutters otherwise
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Beside: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack { // eager on purpose
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct AroundTheScrollView: View {
    let names: [String]

    var body: some View {
        // All rows are needed at once because the map reads their anchors.
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct OnTheMember: View {
    let names: [String]

    /// The stack stays eager: a lazy one crashes with drag and drop.
    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Heading: View {
    let names: [String]

    /// The names of all trails. They must be sorted.
    var body: some View {
        ScrollView {
            // The trails
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}
