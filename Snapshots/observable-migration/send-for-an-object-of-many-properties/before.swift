import SwiftUI

final class Store: ObservableObject {
  @Published var accounts: [String] = []
  @Published var payees: [String] = []
  @Published var currencies: [String] = []
  @Published var budgets: [String] = []
  @Published var assets: [String] = []
}

struct AccountList: View {
  @ObservedObject var store: Store

  var body: some View {
    List(store.accounts, id: \.self) { Text($0) }
    Button("Refresh") { store.objectWillChange.send() }
  }
}

struct BudgetList: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.budgets.count) \(store.payees.count) \(store.currencies.count) \(store.assets.count)")
  }
}
