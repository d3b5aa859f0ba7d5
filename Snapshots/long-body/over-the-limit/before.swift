import SwiftUI

struct Long: View {
    var title = ""

    var body: some View {
        VStack {
            Text("a")
            Text("b")
            Text("c")
            Text("d")
        }
    }
}

struct Short: View {
    var body: some View {
        VStack {
            Text("a")
            Text("b")
            Text("c")
        }
    }
}

struct Divided: View {
    var body: some View {
        VStack {
            Text("a")
            rest
        }
    }

    private var rest: some View {
        VStack {
            Text("b")
            Text("c")
            Text("d")
            Text("e")
            Text("f")
        }
    }
}

// Nothing evaluates it again.
struct Constant: View {
    static let title = "a"

    var body: some View {
        VStack {
            Text("a")
            Text("b")
            Text("c")
            Text("d")
        }
    }
}
