import SwiftUI

struct TrailRow: View {
    let name: String

    var body: some View {
        Text(name).frame(maxWidth: .infinity)
    }
}

struct SoThat: View {
    let names: [String]

    var body: some View {
        ScrollView {
            // The stack is eager so the rows are measured for the map
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Below: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
            // ^ not lazy, see rdar://12345
        }
    }
}

struct NonLazy: View {
    let names: [String]

    var body: some View {
        ScrollView {
            // non-lazy!
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Laziness: View {
    let names: [String]

    var body: some View {
        ScrollView {
            // laziness makes the indicator erratic
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct UpFront: View {
    let names: [String]

    var body: some View {
        ScrollView {
            // Everything is made up front to keep VoiceOver working
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

// A plain VStack, since LazyVStack leaks here
struct OnTheType: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}

struct Tried: View {
    let names: [String]

    /// We tried LazyVStack, but its heights came out wrong.
    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { TrailRow(name: $0) }
            }
        }
    }
}
