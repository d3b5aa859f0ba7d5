import SwiftUI

struct NotesScreen: View {
    var isPinned = true
    var isWide = false
    var title = "Notes"

    var body: some View {
        VStack {
            Group {
                if isWide {
                    badge().padding()
                }
            }
            .font(.caption)
            .transition(.opacity)
            ForEach(0..<3) { number in
                row(number)
            }
            .transition(.slide)
            HStack {
                footer
            }
            .transition(.slide)
        }
    }

    func badge() -> AnyView {
        if isPinned {
            return AnyView(Image(systemName: "pin"))
        } else {
            return AnyView(Text(title))
        }
    }

    func row(_ number: Int) -> AnyView {
        if number > 1 {
            return AnyView(Divider())
        } else {
            return AnyView(Text(title))
        }
    }

    var footer: AnyView {
        if isPinned {
            return AnyView(Divider())
        } else {
            return AnyView(Text(title))
        }
    }
}
