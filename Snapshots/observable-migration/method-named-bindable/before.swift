import SwiftUI

@MainActor final class Account: ObservableObject {
  @Published var name = ""
}

struct Profile: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    VStack {
      Text(Bindable())
      Button("Clear") { account.name = "" }
    }
  }

  func Bindable() -> String { $account.name.wrappedValue }
}
