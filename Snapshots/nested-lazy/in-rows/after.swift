import SwiftUI

struct Day: Identifiable {
    let id: Int
    let hikes: [Int]
}

/// Written in the section.
struct Diary: View {
    let days: [Day]

    var body: some View {
        ScrollView {
            LazyVStack(pinnedViews: [.sectionHeaders]) {
                ForEach(days) { day in
                    Section {
                        ForEach(day.hikes, id: \.self) { Text("\($0)") }
                    } header: {
                        Text("Day \(day.id)")
                    }
                }
            }
        }
    }
}

/// In a view that a function of the list makes.
struct Board: View {
    let days: [Day]

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(days) { day in section(day) } }
        }
    }

    private func section(_ day: Day) -> some View { DaySection(day: day) }
}

struct DaySection: View {
    let day: Day

    var body: some View {
        Section { content } header: { Text("Day \(day.id)") }
    }

    @ViewBuilder private var content: some View {
        if day.hikes.isEmpty {
            Text("none")
        } else {
            ForEach(day.hikes, id: \.self) { Text("\($0)") }
        }
    }
}

struct Listed: View {
    let days: [Day]

    var body: some View {
        List(days) { day in Text("Day \(day.id)") }
        List {
            ForEach(days) { day in
                LazyVStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }
            }
        }
    }
}

/// Has modifiers, or is a part of a row.
struct Boxed: View {
    let days: [Day]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(days) { day in
                    LazyVStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }.padding()
                }
                ForEach(days) { day in
                    VStack {
                        Text("Day \(day.id)")
                        LazyVStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }
                    }
                }
            }
        }
    }
}

struct Silent: View {
    let days: [Day]

    var body: some View {
        ScrollView {
            LazyVStack {
                // Sideways.
                ForEach(days) { day in
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }
                    }
                }
                // Scrolls by itself.
                ForEach(days) { day in
                    ScrollView {
                        LazyVStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }
                    }
                    .frame(height: 200)
                }
                // Has a height.
                ForEach(days) { day in
                    LazyVStack { ForEach(day.hikes, id: \.self) { Text("\($0)") } }.frame(height: 80)
                }
                // Few rows.
                ForEach(days) { day in
                    LazyVStack { ForEach(0..<3, id: \.self) { Text("\($0 + day.id)") } }
                }
                // No row.
                LazyVStack { ForEach(days) { Text("Day \($0.id)") } }
            }
        }
    }
}
