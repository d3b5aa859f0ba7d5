import SwiftUI

struct Badge: View {
    enum Mode { case plain, bold }

    let title: String
    var height: CGFloat?
    var points: Double?
    var color: Color?
    var isOn = false
    var mode = Mode.plain
    func measured() -> CGFloat? { height }

    var body: some View {
        VStack {
            // `padding(.top, nil)` is the standard padding.
            if let height {
                Text(title).padding(.top, height)
            } else {
                Text(title)
            }
            // The width is there without the height.
            if let height { Text(title).frame(width: 10, height: height) } else { Text(title) }
            if let height { Text(title).frame(height: height + 8) } else { Text(title) }
            if let height { Text("\(height)").frame(height: height) } else { Text(title) }
            if let height { Text(title).frame(height: height) } else { Text(title).bold() }
            if let height { Text(title).frame(height: height).opacity(1) } else { Text(title).opacity(0.5) }
            // A double is converted, an optional isn't.
            if let points { Text(title).frame(height: points) } else { Text(title) }
            if let height, isOn { Text(title).frame(height: height) } else { Text(title) }
        }
        VStack {
            if let height = measured() { Text(title).frame(height: height) } else { Text(title) }
            if var height { Text(title).frame(height: height) } else { Text(title) }
            // `foregroundStyle` takes no optional.
            if let color { Text(title).foregroundStyle(color) } else { Text(title) }
            if let height { Text(title).frame(width: height) } else { Text(title).frame(maxWidth: .infinity) }
            if let color { Circle().fill(color) } else { Circle().fill(.tertiary) }
            if case .bold = mode { Text(title).opacity(0.5) } else { Text(title) }
            if let height { Text(title).frame(height: height) } else if isOn { Text(title) } else { Text(title) }
        }
    }
}
