import SwiftUI

struct TrailList: View {

    var body: some View {
        ScrollView { VStack { ForEach(0..<20) { Text("Step \($0)") } } }
    }
}
