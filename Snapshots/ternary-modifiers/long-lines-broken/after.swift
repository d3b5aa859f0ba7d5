import SwiftUI

struct Thumbnail: View {
    let isContinued: Bool
    let thumbnailWidth: CGFloat
    let thumbnailHeight: CGFloat

    var body: some View {
        VStack {
            // Broken at its modifiers.
            Text("Continue watching")
                .foregroundStyle(isContinued ? AnyShapeStyle(.yellow) : AnyShapeStyle(.primary))
                .bold(isContinued)
                .opacity(isContinued ? 0.8 : 0.4)

            // Broken at its arguments.
            Image("thumbnail")
                .resizable()
                .frame(
                    width: isContinued ? nil : thumbnailWidth,
                    height: isContinued ? nil : thumbnailHeight,
                    alignment: .bottomTrailing
                )

            // Broken at its ternary.
            Rectangle()
                .fill(
                    isContinued
                        ? LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
                        : LinearGradient(colors: [.gray, .black], startPoint: .leading, endPoint: .trailing)
                )

            // Long enough as it is.
            Text("Continue watching").opacity(isContinued ? 0.8 : 0.4)
        }
    }
}
