import SwiftUI

final class Station: NSObject {
  let code: String
  let name: String
  init(code: String, name: String) {
    self.code = code
    self.name = name
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Station)?.code == code }
}

final class Line: ObservableObject {
  @Published var station = Station(code: "A", name: "Harbour")
  func rename() { station = Station(code: "A", name: "Port") }
}

struct LineView: View {
  @ObservedObject var line: Line
  var body: some View {
    Text(line.station.name)
    Button("Rename") { line.rename() }
  }
}
