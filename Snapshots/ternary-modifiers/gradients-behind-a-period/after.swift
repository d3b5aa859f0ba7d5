import SwiftUI

struct Bars: View {
    let isHot: Bool
    let tint: Color

    var body: some View {
        VStack {
            Rectangle().fill(isHot ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.blue.gradient))
            Circle().fill(isHot ? Color.red.gradient : tint.gradient)
            Text("Bar").listRowBackground(isHot ? Color.red : Color.clear)
            if isHot {
                Text("Bar").tag(1)
            } else {
                Text("Bar").tag(2)
            }
        }
    }
}
