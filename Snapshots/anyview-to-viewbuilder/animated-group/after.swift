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

    @ViewBuilder
    func badge() -> some View {
        if isPinned {
            Image(systemName: "pin")
        } else {
            Text(title)
        }
    }

    @ViewBuilder
    func row(_ number: Int) -> some View {
        if number > 1 {
            Divider()
        } else {
            Text(title)
        }
    }

    @ViewBuilder
    var footer: some View {
        if isPinned {
            Divider()
        } else {
            Text(title)
        }
    }
}
