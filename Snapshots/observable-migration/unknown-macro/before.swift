import StateMachines
import SwiftUI

@Stateful
final class CheckoutModel: ObservableObject {
    @Published var basket: [String] = []
}

struct CheckoutView: View {
    @StateObject private var model = CheckoutModel()

    var body: some View {
        Text("\(model.basket.count) things")
    }
}
