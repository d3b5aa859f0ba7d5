import SwiftUI

protocol TitleModel: AnyObject, Observable {
  var title: String { get set }
}

@Observable
final class LiveTitle: TitleModel {
  var title = "Live"
}

@Observable
final class PreviewTitle: TitleModel {
  var title = "Preview"
}

struct TitleScreen<Model: TitleModel>: View {
  @State var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

struct TitleRow<Model>: View where Model: TitleModel {
  @Bindable var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

struct TitleBadge<Model: TitleModel>: View {
  @Environment(Model.self) var model

  var body: some View { Text(model.title) }
}

struct Start: View {
  @State private var live = LiveTitle()
  var body: some View {
    TitleScreen(model: PreviewTitle())
    TitleRow(model: live)
    TitleBadge<LiveTitle>().environment(live)
  }
}
