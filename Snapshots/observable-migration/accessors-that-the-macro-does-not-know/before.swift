import SwiftUI

final class Canvas: ObservableObject {
  @Published var layers: [Int] = []

  var top: Int {
    _read { yield layers[0] }
    _modify { yield &layers[0] }
  }
}
