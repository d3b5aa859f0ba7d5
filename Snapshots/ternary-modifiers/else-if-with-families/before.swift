import SwiftUI

struct Light: View {
  let isRed: Bool
  let isAmber: Bool

  var body: some View {
    if isRed {
      Circle().fill(.red)
    } else if isAmber {
      Circle().fill(.secondary)
    } else {
      Circle().fill(.thinMaterial)
    }
  }
}
