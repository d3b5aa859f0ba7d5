import SwiftUI

final class Model: ObservableObject {
  @Published var title = ""

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
  @EnvironmentObject var model: Model
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
      case .detail(let model, id: _): Screen().environmentObject(model)
      case .start(let model?): Screen().environmentObject(model)
      case .start: EmptyView()
      }
      if case let .detail(model, _) = route {
        Screen().environmentObject(model)
      }
      if let model = Locator.resolve(Model.self) {
        Screen().environmentObject(model)
      }
      if let model = opened[0] {
        Screen().environmentObject(model)
      }
      Screen().environmentObject(given ?? Model.make())
      Screen().environmentObject(isPreview ? Model() : Model.make())
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
