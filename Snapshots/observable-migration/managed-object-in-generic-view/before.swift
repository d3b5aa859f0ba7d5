import SwiftUI

class NSManagedObject: ObservableObject {
  func willSave() { objectWillChange.send() }
}

final class Place: NSManagedObject {}

final class Draft: ObservableObject {
  @Published var title = ""
}

struct Editor<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text("Editor") }
}

struct Screen: View {
  let draft: Draft
  let place: Place
  var body: some View {
    Editor(model: draft)
    Editor(model: place)
  }
}
