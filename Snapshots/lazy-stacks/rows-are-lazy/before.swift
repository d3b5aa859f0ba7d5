import SwiftUI

struct Section: Identifiable {
    let id: Int
    let names: [String]
}

struct Written: View {
    let sections: [Section]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(sections) { section in
                    LazyVStack {
                        ForEach(Set(section.names).sorted(), id: \.self) { Text($0) }
                    }
                }
            }
        }
    }
}

struct SectionGrid: View {
    let names: [String]

    var body: some View {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(Set(names).sorted(), id: \.self) { Text($0) }
        }
    }
}

struct InTheRowsView: View {
    let sections: [Section]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(sections) { section in
                    SectionGrid(names: section.names)
                }
            }
        }
    }
}

struct Beside: View {
    let names: [String]
    let tags: [String]

    var body: some View {
        ScrollView {
            VStack {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(Set(tags).sorted(), id: \.self) { Text($0) }
                }
                ForEach(Set(names).sorted(), id: \.self) { Text($0).frame(maxWidth: .infinity) }
            }
        }
    }
}

struct Across: View {
    let sections: [Section]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(sections) { section in
                    LazyHStack {
                        ForEach(Set(section.names).sorted(), id: \.self) { Text($0) }
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }
}
