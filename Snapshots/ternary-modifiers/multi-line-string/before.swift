import SwiftUI

struct Note: View {
  let isOn: Bool

  var body: some View {
    VStack {
        if isOn {
            Text("""
                Remember the milk.
                  And the bread.
                """)
                .opacity(1)
        } else {
            Text("""
                Remember the milk.
                  And the bread.
                """)
                .opacity(0.5)
        }
    }
  }
}
