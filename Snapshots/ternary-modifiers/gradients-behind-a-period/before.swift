import SwiftUI

struct Bars: View {
    let isHot: Bool
    let tint: Color

    var body: some View {
        VStack {
            if isHot {
                Rectangle().fill(.red.gradient)
            } else {
                Rectangle().fill(.blue.gradient)
            }
            if isHot {
                Circle().fill(Color.red.gradient)
            } else {
                Circle().fill(tint.gradient)
            }
            if isHot {
                Text("Bar").listRowBackground(Color.red)
            } else {
                Text("Bar").listRowBackground(Color.clear)
            }
            if isHot {
                Text("Bar").tag(1)
            } else {
                Text("Bar").tag(2)
            }
        }
    }
}
