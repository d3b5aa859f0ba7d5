import SwiftUI

@Observable
@MainActor
final class Thumbnails {
  private(set) var isLoading = false

  @ObservationIgnored
  @AppStorage("size")
  var size = 1

  // Only here.
  @ObservationIgnored
  @MainActor
  private var images: [Int: String] = [:]
}
