import SwiftUI

// What is laid over a row may be longer than it: a menu that opens goes on below the row, and is seen as
// long as any of it is on screen.
struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Choices: View {
    let choices: [String]

    var body: some View {
        VStack {
            ForEach(Set(choices).sorted(), id: \.self) { Text($0) }
        }
        .background(Color.white)
    }
}

struct SizedMenu: View {
    let trails: [Trail]
    let open: Int?

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .overlay(alignment: .topLeading) {
                            if open == trail.id {
                                VStack {
                                    Text("Rename")
                                    Text("Remove")
                                }
                                .fixedSize()
                            }
                        }
                }
            }
        }
    }
}

struct LongMenu: View {
    let trails: [Trail]
    let choices: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name).overlay(Choices(choices: choices))
                }
            }
        }
    }
}

/// The same view in the row makes it longer, and one line beside another does not.
struct ListInRow: View {
    let trails: [Trail]
    let choices: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Choices(choices: choices)
                        .overlay(HStack { ForEach(Set(choices).sorted(), id: \.self) { Text($0) } })
                        .background(VStack { Text("a"); ForEach(0..<3, id: \.self) { _ in Spacer() } })
                }
            }
        }
    }
}
