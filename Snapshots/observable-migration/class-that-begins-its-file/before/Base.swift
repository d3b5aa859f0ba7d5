import SwiftUI

class Loader: ObservableObject {
    @Published var isLoading = false
}
