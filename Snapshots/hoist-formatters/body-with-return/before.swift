import SwiftUI

struct DepartureView: View {
    let date: Date

    var body: some View {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return Text(formatter.string(from: date))
    }
}
