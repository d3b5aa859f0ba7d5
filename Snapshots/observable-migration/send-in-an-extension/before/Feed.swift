import SwiftUI

final class Feed: ObservableObject {
  @Published private var hidden = 0
  @Published var shown = 0
  var total: Int { hidden + shown }
}
