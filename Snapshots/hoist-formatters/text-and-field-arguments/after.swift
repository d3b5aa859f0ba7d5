import SwiftUI

struct LimitField: View {
    @Binding var limit: Int

    private static let numberFormatter = NumberFormatter()

    var body: some View {
        Form {
            TextField("Limit", value: $limit, formatter: Self.numberFormatter)
            Text(NSNumber(value: limit), formatter: Self.numberFormatter)
            Text("Up to \(NSNumber(value: limit), formatter: Self.numberFormatter)")
        }
    }
}
