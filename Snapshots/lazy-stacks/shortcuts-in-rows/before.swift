import SwiftUI

struct Palette: View {
    let names: [String]
    @Binding var chosen: String

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { name in
                    Button(name) { chosen = name }
                        .frame(maxWidth: .infinity)
                        .keyboardShortcut(KeyEquivalent(name.first ?? "a"))
                }
            }
        }
    }
}
