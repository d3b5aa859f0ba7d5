import SwiftUI

struct TrailList: View {

    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<20) { Text("Step \($0)") } } }
    }
}
