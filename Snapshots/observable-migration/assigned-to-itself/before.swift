import SwiftUI

final class Photos: ObservableObject {
  @Published var albums: [String] = []

  func refresh() {
    albums = albums
  }
}
