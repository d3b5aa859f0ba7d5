import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

struct Found: View {
    let trails: [Trail]
    let isLoading: Bool

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        let open = self.open
        if isLoading {
            ProgressView()
        } else if open.isEmpty {
            Text("None")
        } else {
            List(open) { trail in Text(trail.name) }
        }
    }
}

struct InRowsAlone: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        VStack {
            let open = self.open
            ForEach(trails) { trail in
                Text("\(trail.name) of \(open.count)")
            }
        }
    }
}
