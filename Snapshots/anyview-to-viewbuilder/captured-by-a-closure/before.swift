import SwiftUI

struct Board: View {
  @State private var badges: [AnyView] = []

  private var badge: AnyView { AnyView(Text("Badge")) }

  var body: some View {
    Button("Add") { [badge] in badges.append(badge) }
  }
}
