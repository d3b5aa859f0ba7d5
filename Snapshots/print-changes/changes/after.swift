import SwiftUI

struct Row: View {
    let name: String
    let isOpen: Bool

    var body: some View {
        VStack {
            Text(name)
            if isOpen {
                EmptyView()
            } else {
                Text("closed")
            }
            switch name {
            case "a":
                EmptyView()
            default:
                Text("b")
            }
        }
    }
}

struct Returning: View {
    let name: String

    var body: some View { return Text(name) }
}

struct Typed: View {
    let name: String

    var body: some View {
        return Text(name)
    }
}

struct Silent: View {
    let name: String

    var body: some View {
        #if DEBUG
        let _ = Self._printChanges()
        #endif
        Text(name).onAppear { print("appeared") }
        Button("Save") { print("saved") }
    }

    func printingChanges() -> Self {
        Self._printChanges()
        return self
    }
}

struct Explained: View {
    let name: String

    var body: some View {
        // Shows in the log why the row was evaluated.
        let _ = Self._printChanges()
        Text(name)
    }
}

#Preview {
    let _ = Text._printChanges()
    Text("a")
}
