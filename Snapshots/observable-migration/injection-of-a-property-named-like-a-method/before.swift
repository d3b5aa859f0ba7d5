import SwiftUI
final class Holder: ObservableObject {
  @Published var on = false
}
struct Leaf: View {
  @EnvironmentObject var holder: Holder
  var body: some View { Text(holder.on ? "1" : "0") }
}
struct Split: View {
  @ObservedObject private var layout: Holder
  init(_ layout: Holder) { self.layout = layout }
  var body: some View { Leaf().environmentObject(layout) }
  func layout(_ layout: Holder) -> Split { Split(layout) }
}
