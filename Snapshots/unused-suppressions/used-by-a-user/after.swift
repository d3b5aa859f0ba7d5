import SwiftUI

struct Board: View {
  private var badge: AnyView { AnyView(Text("Badge")) }

  // swiftfix:ignore anyview-to-viewbuilder
  private var all: [AnyView] { [badge] }

  private var count: Int { 1 }

  var body: some View { all[count - 1] }
}
