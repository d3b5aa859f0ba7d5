import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

struct Row: View {
  @ObservedObject var model: Model

  var body: some View { Text("\(model.count)") }
}

final class Host { var model = Model() }
