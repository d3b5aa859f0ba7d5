import SwiftUI

final class Model: ObservableObject {
  @Published var title = ""
}

enum Factory {
  static let shared: [String: Model] = [:]
}

struct Screen: View {
  @ObservedObject var model = Factory.shared.values.map { $0 }.first!
  var body: some View { Text(model.title) }
}
