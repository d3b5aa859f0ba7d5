import SwiftUI

/// Keeps the account. An ObservableObject once more in words only: @Published.
class AccountStore: ObservableObject {
  @Published var name = ""
  @Published private(set) var email = ""
  // Shown as a badge.
  @Published
  var unread: Int = 0 // never negative
  @Published<Bool> var isLocked = false
  @Published(initialValue: 3) var attempts: Int
}
