import SwiftUI

final class Cache {
    var seen: [String: Int] = [:]
    var list: [String] = []
    var numbers: Set<Int> = []
}

struct Merging: View {
    let names: [String]
    let cache: Cache

    private func note(_ name: String) -> String {
        cache.seen.merge([name: 1]) { $0 + $1 }
        return name
    }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in Text(note(name)).frame(maxWidth: .infinity) }
            }
        }
    }
}

struct Replacing: View {
    let names: [String]
    let cache: Cache

    private func note(_ name: String) -> String {
        cache.list.replaceSubrange(0..<1, with: [name])
        return name
    }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in Text(note(name)).frame(maxWidth: .infinity) }
            }
        }
    }
}

struct Joining: View {
    let names: [String]
    let cache: Cache

    private func note(_ name: String) -> String {
        cache.numbers.formSymmetricDifference([name.count])
        return name
    }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in Text(note(name)).frame(maxWidth: .infinity) }
            }
        }
    }
}

struct OfItsOwn: View {
    let names: [String]

    private func note(_ name: String) -> String {
        var copy = [name]
        copy.replaceSubrange(0..<1, with: [name, name])
        return copy.joined()
    }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in Text(note(name)).frame(maxWidth: .infinity) }
            }
        }
    }
}
