import SwiftUI

struct Stop: Identifiable {
    let id = UUID()
    let name: String
}

struct Written: View {
    let names: [String]

    var body: some View {
        List {
            ForEach(names.map { Stop(name: $0) }) { stop in Text(stop.name) }
        }
    }
}

struct Computed: View {
    let names: [String]

    private var stops: [Stop] { names.map { Stop(name: $0) } }

    var body: some View {
        ForEach(stops) { stop in Text(stop.name) }
    }
}

struct Kept: View {
    @State private var stops = [Stop(name: "a")]

    var body: some View {
        ForEach(stops) { stop in Text(stop.name) }
    }
}

struct ByName: View {
    let names: [String]

    var body: some View {
        ForEach(names.map { Stop(name: $0) }, id: \.name) { stop in Text(stop.name) }
    }
}
