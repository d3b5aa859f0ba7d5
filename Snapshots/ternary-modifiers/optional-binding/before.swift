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
            if let height {
                Text(title).frame(height: height)
            } else {
                Text(title)
            }
            if let own = self.height {
                Text(title)
                    .padding()
                    .frame(minHeight: own, alignment: .top)
                    .opacity(0.5)
            } else {
                Text(title)
                    .padding()
                    .opacity(0.5)
            }
            if let size = frameSize {
                Circle().frame(width: size.width, height: size.height)
            } else {
                Circle()
            }
            // The title.
            if let titleFont {
                Text(title).font(titleFont)
            } else {
                Text(title)
            }
            if let tone = color { Image(systemName: "star").foregroundColor(tone) } else { Image(systemName: "star") }
            if let lines { Text(title).lineLimit(lines) } else { Text(title) }
        }
    }
}
