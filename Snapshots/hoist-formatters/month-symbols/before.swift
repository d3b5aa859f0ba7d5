import SwiftUI

struct MonthPicker: View {
    @Binding var month: Int

    var body: some View {
        Picker("Month", selection: $month) {
            ForEach(0..<12, id: \.self) { month in
                Text(DateFormatter().monthSymbols[month])
            }
        }
    }
}
