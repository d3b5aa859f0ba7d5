import SwiftUI

// State that other code changes in place has information of its own; so has state that is reset to a constant.
struct Rows: View {
    let query: String
    let count: Int
    @State private var isOpen = false
    @State private var names = ""
    @State private var page = 0
    @State private var total = 0

    var body: some View {
        VStack {
            Button("More") { isOpen.toggle() }
            Button("Add") { names.append("x") }
            Button("Next") { turn(&page) }
            if isOpen { Text("\(query) \(names) \(page) \(total)") }
        }
        .onChange(of: query) { _, new in names = new }
        .onAppear { names = query }
        .onChange(of: count, initial: true) { _, new in page = new }
        .onChange(of: query, initial: true) { isOpen = false }
        .onChange(of: query, initial: true) { total = 0 }
    }

    private func turn(_ page: inout Int) { page += 1 }
}
