import SwiftUI

struct Row: View {
    let name: String
    let isOpen: Bool

    var body: some View {
        let _ = Self._printChanges()

        VStack {
            let _ = Self._logChanges()
            Text(name)
            if isOpen {
                let _ = Row._printChanges()
            } else {
                Text("closed")
            }
            switch name {
            case "a":
                let _ = Self._printChanges()
            default:
                Text("b")
            }
        }
    }
}

struct Returning: View {
    let name: String

    var body: some View { Self._printChanges(); return Text(name) }
}

struct Typed: View {
    let name: String

    var body: some View {
        let _ = type(of: self)._printChanges()
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
