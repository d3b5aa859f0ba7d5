import SwiftUI

struct TrailList: View {
    @Binding var trails: [Stop]

    var body: some View {
        ScrollView {
            VStack {
                ForEach($trails) { $trail in
                    TextField("Name", text: $trail.name)
                }
            }
        }
    }
}

struct Stop: Identifiable {
    let id: Int
    var name: String
}
