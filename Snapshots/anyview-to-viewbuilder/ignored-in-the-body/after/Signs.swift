import SwiftUI

struct Signs: View {
  var body: some View {
    first
    second
  }

  // swiftfix:ignore AV201
  private var first: AnyView { sign(true) }

  // swiftfix:ignore AV201 -- has nothing to silence
  private var second: some View { post(true) }
}
