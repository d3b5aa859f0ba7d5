import Foundation
import SwiftUI

final class Trail: ObservableObject, Codable {
  var name = "Ridge"
  var length = 4
}

struct ContentView: View {
  @StateObject private var trail = Trail()
  @State private var coded = ""

  var body: some View {
    VStack {
      Label(trail: trail)
      Text(coded)
      Button("Rename") { trail.name = "Valley" }
      Button("Code") { coded = Self.text(trail) }
    }
  }

  private static func text(_ trail: Trail) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(trail)).map { String(decoding: $0, as: UTF8.self) } ?? "-"
  }
}

struct Label: View {
  @ObservedObject var trail: Trail

  var body: some View { Text(trail.name) }
}
