import SwiftUI

final class Texts {
  nonisolated(unsafe) static let shared = Texts()
  private var providers: [(String) -> String?] = []
  func add(provider: @escaping (String) -> String?) { providers.append(provider) }
  func text(_ key: String) -> String { providers.lazy.compactMap { $0(key) }.first ?? key }
}
final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  func change() { other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(Texts.shared.text(model.name))
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
struct TextsApp: App {
  init() { setUp() }
  private func setUp() { Texts.shared.add(provider: { "text of \($0)" }) }
  var body: some Scene { WindowGroup { ContentView() } }
}
