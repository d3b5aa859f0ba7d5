import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
  private var timer: AnyCancellable?
  func start() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      self?.seconds += 1
    }
  }
}
struct ContentView: View {
  @StateObject private var clock = Clock()
  var body: some View {
    Text("\(clock.seconds)").onAppear { clock.start() }
  }
}
