import Injecting
import SwiftUI

final class HomeModel: ObservableObject { @Published var isFetching = false }

extension Container { var homeModel: Factory<HomeModel> { self { HomeModel() } } }

struct HomeView: View {
    @InjectedObject(\.homeModel) private var model

    var body: some View { Text(model.isFetching ? "Loading" : "Home") }
}
