import SwiftUI

@Observable
final class Model {
  var title = ""

  static func make() -> Model { Model() }
}

enum Route {
  case detail(Model, id: Int)
  case start(Model?)
}

enum Locator {
  static func resolve<Service>(_ type: Service.Type) -> Service? { nil }
}

struct Screen: View {
  @Environment(Model.self) var model
  var body: some View { Text(model.title) }
}

struct Start: View {
  let route: Route
  let given: Model?
  let opened: [Int: Model]
  let isPreview: Bool

  var body: some View {
    VStack {
      switch route {
      case .detail(let model, id: _): Screen().environment(model)
      case .start(let model?): Screen().environment(model)
      case .start: EmptyView()
      }
      if case let .detail(model, _) = route {
        Screen().environment(model)
      }
      if let model = Locator.resolve(Model.self) {
        Screen().environment(model)
      }
      if let model = opened[0] {
        Screen().environment(model)
      }
      Screen().environment(given ?? Model.make())
      Screen().environment(isPreview ? Model() : Model.make())
    }
  }
}

final class Watcher: ObservableObject {
  @Published var files: [String] = []

  @MainActor static var all: [String: Watcher] = [:]
}

// Of what type its object is can't be told, but a Model has no files.
struct Files: View {
  @ObservedObject var watcher = Watcher.all.values.map { $0 }.first!
  var body: some View { Text(watcher.files.joined()) }
}
