import SwiftUI

struct LazyVStack {
    let rows: [String]
}

struct Names: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { name in
                    Text(name)
                }
            }
        }
    }
}

struct BareNames: View {
    let names: [String]

    var body: some View {
        ScrollView {
            ForEach(names, id: \.self) { name in
                Text(name)
            }
        }
    }
}

struct QualifiedNames: View {
    let names: [String]

    var body: some View {
        ScrollView {
            SwiftUI.VStack {
                ForEach(names, id: \.self) { name in
                    Text(name)
                }
            }
        }
    }
}
