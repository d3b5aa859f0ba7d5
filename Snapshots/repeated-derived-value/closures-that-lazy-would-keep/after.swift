import SwiftUI

struct Note { var text: String? }

// A lazy collection keeps the closure, which can't contain a parameter that isn't escaping; a function that is
// passed by name is called at once.
struct Notes: View {
    let notes: [Note]

    private func pick(_ text: (Note) -> String?) -> String { notes.compactMap { text($0) }.first ?? "" }

    private func take(_ text: (Note) -> String?) -> String { notes.compactMap(text).first ?? "" }

    var body: some View {
        Text(pick { $0.text } + take { $0.text } + (notes.lazy.compactMap { $0.text }.first ?? ""))
    }
}
