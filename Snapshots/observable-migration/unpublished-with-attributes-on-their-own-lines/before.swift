import SwiftUI

@MainActor
final class Thumbnails: ObservableObject {
  @Published
  private(set) var isLoading = false

  @AppStorage("size")
  var size = 1

  // Only here.
  @MainActor
  private var images: [Int: String] = [:]
}
