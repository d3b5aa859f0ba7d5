import SwiftUI

#if os(macOS)
final class Window1: ObservableObject {
  @Published var title = ""
}
#else
final class Window1: ObservableObject {
  @Published var name = ""
}
#endif
