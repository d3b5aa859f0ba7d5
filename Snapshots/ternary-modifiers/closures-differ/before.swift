import SwiftUI

struct Zoom: View {
  let isZoomed: Bool
  let zoomIn: () -> Void
  let zoomOut: () -> Void

  var body: some View {
    if isZoomed {
      Image("map").onTapGesture { zoomOut() }
    } else {
      Image("map").onTapGesture { zoomIn() }
    }
  }
}
