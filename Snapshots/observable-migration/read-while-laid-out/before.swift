import SwiftUI

final class Panel: ObservableObject {
  @Published var share: CGFloat = 0.5
}

struct PanelView: View {
  @ObservedObject var panel: Panel
  var body: some View {
    Text("Panel").containerRelativeFrame(.horizontal) { length, _ in length * panel.share }
  }
}

final class Grid: ObservableObject {
  @Published var isRightToLeft = false
}

struct Columns: Layout {
  let grid: Grid
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { grid.isRightToLeft ? bounds.maxX : bounds.minX }
}
