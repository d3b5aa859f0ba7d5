import SwiftUI

struct Palette: View {
    let names: [String]
    @Binding var chosen: String

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Button(name) { chosen = name }
                        .frame(maxWidth: .infinity)
                        .keyboardShortcut(KeyEquivalent(name.first ?? "a"))
                }
            }
        }
    }
}
