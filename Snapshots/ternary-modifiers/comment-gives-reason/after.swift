import SwiftUI

struct Above: View {
    let on: Bool

    var body: some View {
        VStack {
            // two branches on purpose: cross-fade
            if on {
                Text("a").opacity(1)
            } else {
                Text("a").opacity(0.5)
            }
        }
    }
}

struct Inside: View {
    let on: Bool

    var body: some View {
        VStack {
            if on {
                // must be another view, otherwise the transition doesn't run
                Text("a").opacity(1)
            } else {
                Text("a").opacity(0.5)
            }
        }
    }
}

struct AtTheEnd: View {
    let on: Bool

    var body: some View {
        VStack {
            if on {
                Text("a").opacity(1)
            } else { // don't merge the branches
                Text("a").opacity(0.5)
            }
        }
    }
}

struct Heading: View {
    let on: Bool

    var body: some View {
        VStack {
            // The title
            Text("a").opacity(on ? 1 : 0.5)
        }
    }
}
