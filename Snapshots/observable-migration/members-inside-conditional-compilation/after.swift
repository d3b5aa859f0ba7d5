import SwiftUI

@Observable
final class Device {
  var name = ""
  #if os(iOS)
  var battery = 1.0
  @ObservationIgnored var model = "phone"
  #endif
}
