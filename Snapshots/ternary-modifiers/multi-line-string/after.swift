import SwiftUI

struct Note: View {
  let isOn: Bool

  var body: some View {
    VStack {
        Text("""
                Remember the milk.
                  And the bread.
                """)
            .opacity(isOn ? 1 : 0.5)
    }
  }
}
