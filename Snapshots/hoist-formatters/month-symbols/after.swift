import SwiftUI

struct MonthPicker: View {
    @Binding var month: Int

    private static let dateFormatter = DateFormatter()

    var body: some View {
        Picker("Month", selection: $month) {
            ForEach(0..<12, id: \.self) { month in
                Text(Self.dateFormatter.monthSymbols[month])
            }
        }
    }
}
