import SwiftUI

struct Day: Identifiable {
    let id: Int
    let hikes: [Int]
}

struct Chat: View {
    let days: [Day]
    let drafts: [Int]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(days) { day in
                    Section("Day \(day.id)") {
                        VStack(spacing: 2) {
                            ForEach(day.hikes, id: \.self) { Text("\($0)") }
                        }
                    }
                }
            }
        }
        List {
            Section("Drafts") {
                VStack { draftRows }.padding(.vertical)
            }
        }
    }

    private var draftRows: some View { ForEach(drafts, id: \.self) { Text("\($0)") } }
}

struct Silent: View {
    let days: [Day]

    var body: some View {
        List {
            // Not in a section: a part of a row.
            ForEach(days) { day in
                VStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }
            }
            Section("One card") {
                VStack { ForEach(days) { Text("Day \($0.id)") } }.background(Color.gray)
            }
            Section("More than rows") {
                VStack {
                    Text("Days")
                    ForEach(days) { Text("Day \($0.id)") }
                }
            }
            Section("Few") {
                VStack { ForEach(0..<5, id: \.self) { Text("\($0)") } }
            }
            Section("Sideways") {
                HStack { ForEach(days) { Text("Day \($0.id)") } }
            }
        }
        Section("No list") {
            VStack { ForEach(days) { Text("Day \($0.id)") } }
        }
    }
}
