import SwiftUI

extension Feed {
  func refresh() {
    objectWillChange.send()
  }
}
