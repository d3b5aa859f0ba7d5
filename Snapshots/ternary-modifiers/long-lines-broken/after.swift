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

            // Broken at its condition.
            Rectangle()
                .fill(
                    isContinued
                        ? LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
                        : LinearGradient(colors: [.gray, .black], startPoint: .leading, endPoint: .trailing)
                )

            // Broken before the modifier that stood beside the view.
            Text("Continue watching where you are")
                .foregroundColor(isContinued ? .yellow : (thumbnailWidth > thumbnailHeight ? .green : .red))
                .font(.title)

            // Broken at the outer one.
            Rectangle()
                .foregroundStyle(
                    isContinued
                        ? AnyShapeStyle(.quaternary)
                        : (thumbnailWidth > 10 ? AnyShapeStyle(.tertiary.opacity(0.6)) : AnyShapeStyle(Color.accentColor))
                )

            // Long enough as it is.
            Text("Continue watching").opacity(isContinued ? 0.8 : 0.4)
        }
    }
}
