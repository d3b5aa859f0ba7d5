import SwiftUI

@Observable
class BaseModel {
  var isLoading = false
  func log() {}
}

@Observable
class ListModel: BaseModel {
  var items: [String] = []
  @ObservationIgnored private var page = 0
}

final class EmptyModel: BaseModel {}

@Observable
final class LoggedModel: ListModel {
  @ObservationIgnored override var isLoading: Bool { didSet { log() } }
}

struct ListView: View {
  @State private var model = ListModel()
  var body: some View { Text("\(model.items.count)") }
}
