import Combine
import SwiftUI

class BaseModel: ObservableObject {
  @Published var isLoading = false
  var loading: AnyPublisher<Bool, Never> {
    let publisher = $isLoading
    return publisher.eraseToAnyPublisher()
  }
}

final class ListModel: BaseModel {
  @Published var items: [String] = []
}
