import SwiftUI

final class M: ObservableObject {
  @Published var text = "" {
    didSet { if text.count > 3 { trimmed = String(text.prefix(3)) } else { trimmed = text } }
  }; @Published private(set) var trimmed = "" { didSet { history.append(trimmed) } };
  @Published private(set) var history: [String] = []
}
struct ContentView: View {
  @StateObject private var m = M()
  var body: some View { TextField("T", text: $m.text); Text(m.trimmed); Text("\(m.history)") }
}
