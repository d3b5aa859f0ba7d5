import SwiftUI

@Observable
@available(iOS 17, macOS 14, *)
final class Store {
  var name = ""
}
