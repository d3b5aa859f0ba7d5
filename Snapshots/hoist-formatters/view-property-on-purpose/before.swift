import SwiftUI

struct Price: View {
  // One for each view on purpose: not shared, as it is not thread-safe.
  private let formatter = NumberFormatter()
  let amount: Int

  var body: some View { Text(formatter.string(from: 3) ?? "\(amount)") }
}
