import Foundation
import SwiftUI

final class Store: ObservableObject {
  @Published var name = "Log"
  @Published var count = 0

  func save(to path: String) {
    FileManager.default.createFile(atPath: path, contents: nil)
    count += 1
  }

  func clear(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    count = 0
  }
}

struct ContentView: View {
  @StateObject private var store = Store()
  let path: String

  var body: some View {
    VStack {
      Mark(store: store, path: path)
      Count(store: store)
      Button("Save") { store.save(to: path) }
      Button("Clear") { store.clear(path) }
    }
  }
}

struct Mark: View {
  @ObservedObject var store: Store
  let path: String

  var body: some View { Text(store.name + (FileManager.default.fileExists(atPath: path) ? " saved" : " new")) }
}

struct Count: View {
  @ObservedObject var store: Store

  var body: some View { Text("\(store.count)") }
}
