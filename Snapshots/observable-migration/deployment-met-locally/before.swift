import SwiftUI

@available(iOS 17, macOS 14, *)
final class Store: ObservableObject {
  @Published var name = ""
}
