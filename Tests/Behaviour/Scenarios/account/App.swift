import SwiftUI

final class Account: ObservableObject { @Published var name = "ada"; @Published var isPro = false }
final class Session: ObservableObject {
  @Published var account = Account()
  @Published var log: [String] = []
  func upgrade() { account.isPro = true; log.append("upgraded \(account.name)") }
  func switchAccount() { account = Account(); account.name = "bob" }
}
struct ContentView: View {
  @StateObject private var session = Session()
  var body: some View {
    VStack {
      AccountView(account: session.account)
      ForEach(session.log, id: \.self) { Text($0) }
      Button("Upgrade") { session.upgrade() }
      Button("Switch") { session.switchAccount() }
    }
  }
}
struct AccountView: View {
  @ObservedObject var account: Account
  var body: some View {
    HStack {
      Text(account.name); if account.isPro { Text("pro") }; TextField("Name", text: $account.name)
    }
  }
}
