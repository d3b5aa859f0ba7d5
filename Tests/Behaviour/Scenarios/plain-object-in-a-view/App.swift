import SwiftUI

final class Log { var lines: [String] = [] }
final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
}
struct ContentView: View {
  @StateObject private var model = Model()
  private let log = Log()
  var body: some View { Screen(model: model, log: log) }
}
struct Screen: View {
  @ObservedObject var model: Model
  let log: Log
  var body: some View {
    VStack {
      Text(model.name)
      Text("\(log.lines.count) lines")
      Other(model: model)
      Button("Change") {
        log.lines.append("x"); model.other += 1
      }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
