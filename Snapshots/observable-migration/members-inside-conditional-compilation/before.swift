import SwiftUI

final class Device: ObservableObject {
  @Published var name = ""
  #if os(iOS)
  @Published var battery = 1.0
  var model = "phone"
  #endif
}
