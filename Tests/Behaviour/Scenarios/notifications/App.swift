import SwiftUI

final class Center: ObservableObject {
  @Published private(set) var count = 0
  private var bag = Set<AnyCancellable>()
  func listen() {
    NotificationCenter.default.publisher(for: Notification.Name("ping")).sink { [weak self] _ in
      self?.count += 1
    }.store(in: &bag)
  }
}
struct ContentView: View {
  @StateObject private var center = Center()
  var body: some View {
    Text("\(center.count)").onAppear { center.listen() }.onReceive(
      NotificationCenter.default.publisher(for: Notification.Name("ping"))
    ) { _ in print("ping") }
  }
}
