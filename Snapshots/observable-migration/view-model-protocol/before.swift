import SwiftUI

protocol TitleModel: ObservableObject {
  var title: String { get set }
}

final class LiveTitle: TitleModel {
  @Published var title = "Live"
}

final class PreviewTitle: TitleModel {
  @Published var title = "Preview"
}

struct TitleScreen<Model: TitleModel>: View {
  @StateObject var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

struct TitleRow<Model>: View where Model: TitleModel {
  @ObservedObject var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

struct TitleBadge<Model: TitleModel>: View {
  @EnvironmentObject var model: Model

  var body: some View { Text(model.title) }
}

struct Start: View {
  @StateObject private var live = LiveTitle()
  var body: some View {
    TitleScreen(model: PreviewTitle())
    TitleRow(model: live)
    TitleBadge<LiveTitle>().environmentObject(live)
  }
}
