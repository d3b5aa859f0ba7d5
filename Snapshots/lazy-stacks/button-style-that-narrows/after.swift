import SwiftUI

// A style of the project's own may make a button narrower than its label.
struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Narrow: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 200)
    }
}

struct Dimmed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct StyledRows: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("Trails")
                ForEach(trails) { trail in
                    Button(action: {}) {
                        HStack {
                            Text(trail.name)
                            Spacer()
                        }
                    }
                    .buttonStyle(Narrow())
                }
                Button(action: {}) { Color.red }.buttonStyle(Narrow())
            }
        }
    }
}

struct StyledList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(trails) { trail in
                    Button(action: {}) {
                        HStack {
                            Text(trail.name)
                            Spacer()
                        }
                    }
                }
            }
        }
        .buttonStyle(Narrow())
    }
}

/// This style leaves the label as wide as it is.
struct DimmedList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(trails) { trail in
                    Button(action: {}) {
                        HStack {
                            Text(trail.name)
                            Spacer()
                        }
                    }
                    .buttonStyle(Dimmed())
                }
            }
        }
    }
}
