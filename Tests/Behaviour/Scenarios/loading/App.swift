import SwiftUI

final class Loader: ObservableObject {
  enum Phase { case idle, loading, loaded([String]), failed(String) }
  @Published var phase = Phase.idle
  func load(_ ok: Bool) { phase = ok ? .loaded(["a", "b"]) : .failed("oops") }
}
struct ContentView: View {
  @StateObject private var loader = Loader()
  var body: some View {
    VStack {
      content
      Button("Start") { loader.phase = .loading }
      Button("Good") { loader.load(true) }
      Button("Bad") { loader.load(false) }
    }
  }
  private var content: AnyView {
    switch loader.phase {
    case .idle:
      return AnyView(Text("idle").onAppear { print("idle appears") }.onDisappear { print("idle goes") })
    case .loading: return AnyView(ProgressView())
    case .loaded(let items): return AnyView(ForEach(items, id: \.self) { Text($0) })
    case .failed(let message):
      return AnyView(
        VStack {
          Text(message); Button("Retry") { loader.load(true) }
        })
    }
  }
}
