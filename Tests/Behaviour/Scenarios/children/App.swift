import SwiftUI

final class Child: ObservableObject {
  @Published var n = 0
  weak var parent: Parent?
  deinit { print("child gone") }
}
final class Parent: ObservableObject {
  @Published var children: [Child] = []
  func add() { let c = Child(); c.parent = self; children.append(c) }
  func drop() { children.removeAll() }
}
struct ContentView: View {
  @StateObject private var parent = Parent()
  var body: some View {
    VStack {
      ForEach(Array(parent.children.enumerated()), id: \.offset) { ChildView(child: $0.element) }
      Button("New") { parent.add() }
      Button("Drop") { parent.drop() }
    }
  }
}
struct ChildView: View {
  @ObservedObject var child: Child
  var body: some View { Button("n \(child.n)") { child.n += 1 } }
}
