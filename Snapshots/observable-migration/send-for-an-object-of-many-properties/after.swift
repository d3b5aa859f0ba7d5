import SwiftUI

@Observable
final class Store {
  var accounts: [String] = []
  var payees: [String] = []
  var currencies: [String] = []
  var budgets: [String] = []
  var assets: [String] = []
}

struct AccountList: View {
  var store: Store

  var body: some View {
    List(store.accounts, id: \.self) { Text($0) }
    Button("Refresh") { store.withMutation(keyPath: \.accounts) {} }
  }
}

struct BudgetList: View {
  var store: Store

  var body: some View {
    Text("\(store.budgets.count) \(store.payees.count) \(store.currencies.count) \(store.assets.count)")
  }
}
