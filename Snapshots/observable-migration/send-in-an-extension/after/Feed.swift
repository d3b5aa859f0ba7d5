import SwiftUI

@Observable
final class Feed {
  private var hidden = 0
  var shown = 0
  var total: Int { hidden + shown }
}
