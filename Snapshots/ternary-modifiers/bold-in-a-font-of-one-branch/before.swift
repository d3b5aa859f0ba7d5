import SwiftUI

struct Heading: View {
    let isFirst: Bool

    var body: some View {
        VStack {
            if isFirst {
                Text("Trails").bold().font(.title)
            } else {
                Text("Trails").font(.body.bold())
            }
            if isFirst {
                Text("Trails").bold().font(.title)
            } else {
                Text("Trails").font(.body)
            }
        }
    }
}
