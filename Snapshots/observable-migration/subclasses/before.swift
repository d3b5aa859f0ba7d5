import SwiftUI

class BaseModel: ObservableObject {
  @Published var isLoading = false
  func log() {}
}

class ListModel: BaseModel {
  @Published var items: [String] = []
  private var page = 0
}

final class EmptyModel: BaseModel {}

final class LoggedModel: ListModel {
  override var isLoading: Bool { didSet { log() } }
}

struct ListView: View {
  @StateObject private var model = ListModel()
  var body: some View { Text("\(model.items.count)") }
}
