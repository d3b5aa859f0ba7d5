import SwiftUI

struct TrailList: View {
    let names: [String]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(names, id: \.self) { name in
                    Text(name)
                }
            }
        }
    }
}
