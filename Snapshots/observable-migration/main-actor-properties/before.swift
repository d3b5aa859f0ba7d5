import SwiftUI

final class Console: ObservableObject {
  @MainActor @Published var output = ""
}
