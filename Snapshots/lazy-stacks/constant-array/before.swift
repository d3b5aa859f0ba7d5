import SwiftUI

enum Guide {
    static let tips = ["Bring water", "Tell someone where you go", "Mind the weather"]
}

struct TipList: View {
    var body: some View {
        ScrollView {
            VStack {
                ForEach(Guide.tips, id: \.self) { tip in
                    Text(tip)
                }
            }
        }
    }
}
