import SwiftUI

final class Child: ObservableObject {
  @Published var name = "c"
  var hidden = 0
}
final class Parent: ObservableObject {
  @Published var child = Child()
  @Published var other = 0
  @Published var title = "t"
  func change() { child.hidden += 1; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Parent()
  var body: some View {
    VStack {
      Text("\(model.title) \(model.child.hidden)")
      Other(model: model)
      Name(child: model.child)
      Button("Change") { model.change() }
    }
  }
}
struct Name: View {
  @ObservedObject var child: Child
  var body: some View { Text(child.name) }
}
struct Other: View {
  @ObservedObject var model: Parent
  var body: some View { Text("\(model.other)") }
}
