import SwiftUI
import UIKit

final class Tint: UIView, ObservableObject {
  var shade = 0
}

final class Panel: UIView {
  private var tint: Tint?
}

final class Gauge: UIView, ObservableObject {
  @Published var level = 0
}

struct GaugeLabel: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("\(gauge.level)") }
}
