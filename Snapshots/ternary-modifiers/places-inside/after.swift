import SwiftUI

struct Pile: View {
    let isUp: Bool

    var body: some View {
        ZStack {
            if isUp {
                Circle().zIndex(5).zIndex(9)
            } else {
                Circle().zIndex(5)
            }
            if isUp {
                Group { Circle().inFront() }.zIndex(9)
            } else {
                Group { Circle().inFront() }
            }
            HStack { Circle().zIndex(1) }.opacity(isUp ? 0.5 : 1)
            Circle().zIndex(isUp ? 9 : 0)
            HStack {
                if isUp {
                    Circle().layoutPriority(1).padding().layoutPriority(2)
                } else {
                    Circle().layoutPriority(1).padding()
                }
                if isUp {
                    Spacer().layoutPriority(1)
                } else {
                    Spacer()
                }
                if isUp {
                    Group { Text("Pile"); Image(decorative: "pile") }.accessibilityHidden(true)
                } else {
                    Group { Text("Pile"); Image(decorative: "pile") }
                }
            }
        }
    }
}

extension View {
    func inFront() -> some View { zIndex(5) }
}
