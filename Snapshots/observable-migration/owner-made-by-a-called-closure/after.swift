import SwiftUI
final class Indicator: ObservableObject { @Published var on = false }
@Observable
final class Other { var n = 0 }
struct Demo: View {
  @StateObject private var vm = {
    let vm = Indicator()
    vm.on = true
    return vm
  }()
  @State var other = Other()
  var body: some View { Text(vm.on ? "1" : "\(other.n)") }
}
