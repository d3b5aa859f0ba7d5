import SwiftUI

struct TrailList: View {

    var body: some View {
        ScrollView {
            VStack {
                Text("Maps are free")
                Text("Guides are not")
            }
        }
    }
}
