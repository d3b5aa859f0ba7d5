import SwiftUI
final class Indicator: ObservableObject { @Published var on = false }
final class Other: ObservableObject { @Published var n = 0 }
struct Demo: View {
  @StateObject private var vm = {
    let vm = Indicator()
    vm.on = true
    return vm
  }()
  @StateObject var other = Other()
  var body: some View { Text(vm.on ? "1" : "\(other.n)") }
}
