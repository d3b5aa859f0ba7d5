import SwiftUI

struct Trail {
    let id: Int
    var name: String
}

final class Counter {
    var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

struct Row: View {
    let trail: Trail
    let counter: Counter

    var body: some View {
        let _ = print("row", trail.id)
        let _ = debugPrint(trail.name)
        let _ = print(counter.next())
        Text(title)
        ForEach(0..<3) { index in
            let _ = print("cell \(index)")
            Text("\(index)")
        }
    }

    private var title: String {
        let _ = print("title")
        return trail.name
    }
}

struct Own: View {
    var body: some View {
        let _ = print("mine")
        Text("a")
    }

    private func print(_ text: String) {}
}
