import Combine
import SwiftUI

class BaseModel: ObservableObject {
  @Published var isLoading = false
  var loading: AnyPublisher<Bool, Never> { $isLoading.eraseToAnyPublisher() }
}

final class ListModel: BaseModel {
  @Published var items: [String] = []
}
