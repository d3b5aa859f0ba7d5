import SwiftUI

struct Badge: View {
    let title: String
    var height: CGFloat?
    var frameSize: CGSize?
    var titleFont: Font?
    var color: Color?
    var lines: Int?

    var body: some View {
        VStack {
            Text(title).frame(height: height)
            Text(title)
                .padding()
                .frame(minHeight: self.height, alignment: .top)
                .opacity(0.5)
            Circle().frame(width: frameSize?.width, height: frameSize?.height)
            // The title.
            Text(title).font(titleFont)
            Image(systemName: "star").foregroundColor(color)
            Text(title).lineLimit(lines)
        }
    }
}
