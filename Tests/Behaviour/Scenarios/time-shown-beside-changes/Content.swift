import Foundation
import SwiftUI

final class Store: ObservableObject {
  @Published var name = "Log"
  @Published var count = 0
}

struct ContentView: View {
  @StateObject private var store = Store()
  let start: Date

  var body: some View {
    VStack {
      Age(store: store, start: start)
      Count(store: store)
      Button("Add") { store.count += 1 }
    }
  }
}

struct Age: View {
  @ObservedObject var store: Store
  let start: Date

  var body: some View { Text(store.name + (start.addingTimeInterval(60) < Date() ? " old" : " new")) }
}

struct Count: View {
  @ObservedObject var store: Store

  var body: some View { Text("\(store.count)") }
}
