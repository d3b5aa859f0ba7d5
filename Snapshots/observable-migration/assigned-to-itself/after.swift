import SwiftUI

@Observable
final class Photos {
  var albums: [String] = []

  func refresh() {
    albums = albums
  }
}
