import CoreData
import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

struct Editor<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text("Editor") }
}

struct Screen: View {
  let draft: Draft
  let place: NSManagedObject
  var body: some View {
    Editor(model: draft)
    Editor(model: place)
  }
}
