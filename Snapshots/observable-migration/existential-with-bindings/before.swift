import SwiftUI

protocol Named: ObservableObject {
  var name: String { get set }
}

final class Person: Named {
  @Published var name = ""
}

struct NameField: View {
  @ObservedObject var model: any Named
  var body: some View { TextField("Name", text: $model.name) }
}
