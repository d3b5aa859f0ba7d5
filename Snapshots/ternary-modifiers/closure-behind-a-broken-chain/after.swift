import SwiftUI

struct Captions: View {
    let isLarge: Bool

    var body: some View {
        VStack {
            Text("A caption that is rather long already")
                .font(isLarge ? .headline : .subheadline)
                .padding(isLarge ? 12 : 8)
                .overlay {
                    Text("large")
                        .bold()
                }
            Text("one line")
                .bold()
                .background {
                    if isLarge {
                        Color.red
                    }
                }
        }
    }
}
