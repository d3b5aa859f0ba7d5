import SwiftUI

struct Chat: View {
    let lines: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(lines).sorted(), id: \.self) { line in
                    HStack {
                        Text(line)
                        Spacer()
                    }
                }
            }
        }
        .defaultScrollAnchor(.bottom)
    }
}
