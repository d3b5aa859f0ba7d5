import SwiftUI

struct TrailList: View {

    var body: some View {
        ScrollView { VStack { ForEach(0..<500) { Text("Step \($0)") } } }
    }
}

struct EndlessList: View {

    var body: some View {
        ScrollView { VStack { ForEach(0...9_223_372_036_854_775_807, id: \.self) { Text("Step \($0)") } } }
    }
}
