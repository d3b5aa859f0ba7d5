import SwiftUI

struct Steps: View {
    let rows: [[String]]

    var body: some View {
        List(rows, id: \.self) { row in
            HStack {
                ForEach(row, id: \.self) { step in
                    Text(step)
                    Image(systemName: "arrow.right")
                }
            }
        }
        List {
            Section {
                ForEach(rows, id: \.self) { row in
                    Text(row.joined())
                    Divider()
                }
            }
            Menu("More") {
                ForEach(rows, id: \.self) { row in
                    Text(row.joined())
                    Divider()
                }
            }
        }
    }
}
