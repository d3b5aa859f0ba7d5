import SwiftUI

protocol Titled {
  var title: String { get }
}

// A type of others conforms, too, so that others may.
extension Bundle: Titled {
  var title: String { bundlePath }
}

final class Document: ObservableObject, Titled {
  @Published var title = ""
}

struct TitleView<Model: Titled & ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text(model.title) }
}

struct Window<Model: Titled & ObservableObject>: View {
  let make: @MainActor (Model) -> TitleView<Model> = TitleView.init
  let model: Model
  var body: some View { make(model) }
}
