import SwiftUI

@Observable
final class Console {
  @MainActor var output = ""
}
