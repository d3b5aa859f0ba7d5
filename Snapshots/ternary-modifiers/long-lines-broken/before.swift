import SwiftUI

struct Thumbnail: View {
    let isContinued: Bool
    let thumbnailWidth: CGFloat
    let thumbnailHeight: CGFloat

    var body: some View {
        VStack {
            // Broken at its modifiers.
            if isContinued {
                Text("Continue watching").foregroundStyle(.yellow).bold().opacity(0.8)
            } else {
                Text("Continue watching").foregroundStyle(.primary).opacity(0.4)
            }

            // Broken at its arguments.
            if isContinued {
                Image("thumbnail")
                    .resizable()
            } else {
                Image("thumbnail")
                    .resizable()
                    .frame(width: thumbnailWidth, height: thumbnailHeight, alignment: .bottomTrailing)
            }

            // Broken at its condition.
            if isContinued {
                Rectangle()
                    .fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
            } else {
                Rectangle()
                    .fill(LinearGradient(colors: [.gray, .black], startPoint: .leading, endPoint: .trailing))
            }

            // Broken before the modifier that stood beside the view.
            if isContinued {
                Text("Continue watching where you are").foregroundColor(.yellow)
                    .font(.title)
            } else {
                Text("Continue watching where you are").foregroundColor(thumbnailWidth > thumbnailHeight ? .green : .red)
                    .font(.title)
            }

            // Broken at the outer one.
            if isContinued {
                Rectangle().foregroundStyle(.quaternary)
            } else if thumbnailWidth > 10 {
                Rectangle().foregroundStyle(.tertiary.opacity(0.6))
            } else {
                Rectangle().foregroundStyle(Color.accentColor)
            }

            // Long enough as it is.
            if isContinued { Text("Continue watching").opacity(0.8) } else { Text("Continue watching").opacity(0.4) }
        }
    }
}
