import SwiftUI

@Observable
final class Switcher {
  var isOn = false
}
