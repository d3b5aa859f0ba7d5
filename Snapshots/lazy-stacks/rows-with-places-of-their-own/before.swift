import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Stacks: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    NavigationStack { Text(trail.name) }
                }
            }
        }
    }
}

struct Months: View {
    let trails: [Trail]
    @Binding var date: Date

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    DatePicker("Day", selection: $date).datePickerStyle(.graphical)
                        .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct Days: View {
    let trails: [Trail]
    @Binding var date: Date

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    DatePicker("Day", selection: $date).datePickerStyle(.compact)
                        .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

/// The focus can't go to a row that isn't there.
struct Focusable: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity).focusable() }
            }
        }
    }
}
