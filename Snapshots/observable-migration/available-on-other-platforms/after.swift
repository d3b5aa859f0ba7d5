import SwiftUI

@Observable
@available(iOS 13.0, OSX 10.15, tvOS 13.0, watchOS 6.0, *)
final class Widget {
  var label = ""
}

struct WidgetView: View {
  var widget: Widget

  var body: some View { Text(widget.label) }
}
