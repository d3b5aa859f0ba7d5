import SwiftUI

@propertyWrapper struct Setting {
  let key: String; var wrappedValue: String { UserDefaults.standard.string(forKey: key) ?? "none" };
  init(_ key: String) { self.key = key }
}
final class Model: ObservableObject {
  @Published var other = 0
  func change() { UserDefaults.standard.set("set", forKey: "wiv"); other += 1 }
}

struct ContentView: View {
  @Setting("wiv") private var text
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(text)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
