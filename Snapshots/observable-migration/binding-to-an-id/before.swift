import SwiftUI

final class Row: ObservableObject {
    @Published var id = 0
}

final class Entry: ObservableObject, Identifiable {
    @Published var id = 0
}

struct Steppers: View {
    @ObservedObject var row: Row
    @ObservedObject var entry: Entry

    var body: some View {
        Stepper("Row", value: $row.id)
        Stepper("Entry", value: $entry.id)
    }
}
