import SwiftUI

@Observable
final class Row {
    var id = 0
}

final class Entry: ObservableObject, Identifiable {
    @Published var id = 0
}

struct Steppers: View {
    @Bindable var row: Row
    @ObservedObject var entry: Entry

    var body: some View {
        Stepper("Row", value: $row.id)
        Stepper("Entry", value: $entry.id)
    }
}
