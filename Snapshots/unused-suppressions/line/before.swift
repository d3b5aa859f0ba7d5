import SwiftUI

struct TrailList: View {
    let names: [String]

    var body: some View {
        ScrollView {
            // swiftfix:ignore lazy-stacks -- needs the whole height
            LazyVStack {
                ForEach(names, id: \.self) { name in
                    Text(name)  // swiftfix:ignore
                }
            }
        }
    }
}
