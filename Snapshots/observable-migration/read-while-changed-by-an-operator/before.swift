import SwiftUI

struct Amount {
  var cents = 1

  static func += (left: inout Amount, right: Int) { left.cents += right + Wallet.shared.amount.cents }
}

final class Wallet: ObservableObject {
  nonisolated(unsafe) static let shared = Wallet()
  @Published var amount = Amount()

  func earn() { amount += 2 }
}

struct WalletView: View {
  @ObservedObject var wallet: Wallet

  var body: some View { Text("\(wallet.amount.cents)") }
}
