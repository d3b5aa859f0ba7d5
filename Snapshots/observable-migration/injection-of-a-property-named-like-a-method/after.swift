import SwiftUI
@Observable
final class Holder {
  var on = false
}
struct Leaf: View {
  @Environment(Holder.self) var holder
  var body: some View { Text(holder.on ? "1" : "0") }
}
struct Split: View {
  private var layout: Holder
  init(_ layout: Holder) { self.layout = layout }
  var body: some View { Leaf().environment(layout) }
  func layout(_ layout: Holder) -> Split { Split(layout) }
}
