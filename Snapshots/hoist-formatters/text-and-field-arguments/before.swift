import SwiftUI

struct LimitField: View {
    @Binding var limit: Int

    var body: some View {
        Form {
            TextField("Limit", value: $limit, formatter: NumberFormatter())
            Text(NSNumber(value: limit), formatter: NumberFormatter())
            Text("Up to \(NSNumber(value: limit), formatter: NumberFormatter())")
        }
    }
}
