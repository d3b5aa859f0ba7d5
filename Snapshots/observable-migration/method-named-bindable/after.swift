import SwiftUI

@Observable @MainActor final class Account {
  var name = ""
}

struct Profile: View {
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      Text(Bindable())
      Button("Clear") { account.name = "" }
    }
  }

  func Bindable() -> String {
    @SwiftUI.Bindable var account = account
    return $account.name.wrappedValue
  }
}
