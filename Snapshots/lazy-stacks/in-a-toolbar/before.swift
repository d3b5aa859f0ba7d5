import SwiftUI

// A bar asks how large its items would like to be: a lazy stack would be as wide as its first row.
struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Suggestions: View {
    let trails: [Trail]
    @Binding var text: String

    var body: some View {
        TextField("Trail", text: $text)
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(trails) { Text($0.name) }
                        }
                    }
                    .frame(height: 44)
                }
            }
    }
}

struct SizedSuggestions: View {
    let trails: [Trail]
    @Binding var text: String

    var body: some View {
        TextField("Trail", text: $text)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(trails) { Text($0.name) }
                        }
                    }
                    .frame(width: 200, height: 44)
                }
            }
    }
}
