import SwiftUI

/// Keeps the account. An ObservableObject once more in words only: @Published.
@Observable
class AccountStore {
  var name = ""
  private(set) var email = ""
  // Shown as a badge.
  var unread: Int = 0 // never negative
  var isLocked = false
  var attempts: Int = 3
}
