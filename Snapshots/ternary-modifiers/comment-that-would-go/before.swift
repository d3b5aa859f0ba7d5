import SwiftUI

struct Row: View {
    let isSelected: Bool
    let title: String

    var body: some View {
        HStack {
            if isSelected {
                Text(title).padding(.leading, /* indented */ 4)
            } else {
                Text(title).padding(.leading, 0)
            }
            Spacer()
        }
    }
}
