import SwiftUI

final class Settings: ObservableObject {
  @Published var isOffline = false
  @Published var name = "a"
}
struct ContentView: View {
  @StateObject private var settings = Settings()
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("offline", isOn: Binding(get: { settings.isOffline }, set: { settings.isOffline = $0 }))
      Toggle("on", isOn: Binding { isOn } set: { isOn = $0 })
      TextField("name", text: Binding(get: { settings.name }, set: { name in settings.name = name }))
      Text("\(settings.isOffline) \(isOn) \(settings.name)")
    }
  }
}
