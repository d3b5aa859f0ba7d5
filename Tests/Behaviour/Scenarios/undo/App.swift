import SwiftUI

final class Canvas2: ObservableObject {
  @Published private(set) var strokes: [Int] = []
  private var undone: [Int] = []
  var canUndo: Bool { !strokes.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  func draw(_ n: Int) { strokes.append(n); undone.removeAll() }
  func undo() { if let s = strokes.popLast() { undone.append(s) } }
  func redo() { if let s = undone.popLast() { strokes.append(s) } }
}
struct ContentView: View {
  @StateObject private var canvas = Canvas2()
  var body: some View {
    VStack {
      Text("\(canvas.strokes)"); Button("Draw") { canvas.draw(canvas.strokes.count) }; Tools(canvas: canvas)
    }
  }
}
struct Tools: View {
  @ObservedObject var canvas: Canvas2
  var body: some View {
    Button("Undo") { canvas.undo() }.disabled(!canvas.canUndo);
    Button("Redo") { canvas.redo() }.disabled(!canvas.canRedo)
  }
}
