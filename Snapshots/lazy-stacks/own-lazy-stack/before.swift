import SwiftUI

struct LazyVStack {
    let rows: [String]
}

struct Names: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
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
            ForEach(Set(names).sorted(), id: \.self) { name in
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
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Text(name)
                }
            }
        }
    }
}
