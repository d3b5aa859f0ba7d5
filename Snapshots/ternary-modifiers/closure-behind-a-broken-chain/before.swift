import SwiftUI

struct Captions: View {
    let isLarge: Bool

    var body: some View {
        VStack {
            if isLarge {
                Text("A caption that is rather long already").font(.headline).padding(12).overlay {
                    Text("large")
                        .bold()
                }
            } else {
                Text("A caption that is rather long already").font(.subheadline).padding(8).overlay {
                    Text("large")
                        .bold()
                }
            }
            if isLarge {
                Text("one line").bold().background {
                    Color.red
                }
            } else {
                Text("one line")
                    .bold()
            }
        }
    }
}
