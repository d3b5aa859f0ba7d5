import SwiftUI

extension Feed {
  func refresh() {
    withMutation(keyPath: \.shown) {}
  }
}
