import SwiftUI

// A row may change what is there without an operator such as '+='.
final class Trail: Identifiable {
    let id: Int
    var shown = 0

    init(id: Int) {
        self.id = id
    }
}

final class Log {
    private var count = 0
    private var seen: [Int] = []
    private var known: Set<Int> = []

    func next() -> Int {
        count = count + 1
        return count
    }

    func place(of id: Int) -> Int {
        seen.append(id)
        return seen.count
    }

    func isNew(_ id: Int) -> Bool {
        known.insert(id).inserted
    }

    func steps(to id: Int) -> Int {
        var steps: [Int] = []
        steps.append(id)
        let journal = Journal()
        journal.lines.append(id)
        return steps.count + journal.lines.count
    }
}

/// A function of the same name as one of collections, which is not meant by theirs.
final class Journal {
    var lines: [Int] = []

    func append(_ line: Int) {
        lines.append(line)
    }
}

struct Counted: View {
    let trails: [Trail]
    let log: Log

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { _ in Text("\(log.next())") }
            }
        }
    }
}

struct Placed: View {
    let trails: [Trail]
    let log: Log

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in Text("\(log.place(of: trail.id))") }
            }
        }
    }
}

struct Marked: View {
    let trails: [Trail]
    let log: Log

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in Text(log.isNew(trail.id) ? "New" : "Known") }
            }
        }
    }
}

/// An item that is an object is there for others, too.
struct Touched: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    let _ = (trail.shown += 1)
                    Text("\(trail.id)")
                }
            }
        }
    }
}

/// What a function changes for itself is nobody else's.
struct Stepped: View {
    let trails: [Trail]
    let log: Log

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(trails) { trail in Text("\(log.steps(to: trail.id))") }
            }
        }
    }
}
