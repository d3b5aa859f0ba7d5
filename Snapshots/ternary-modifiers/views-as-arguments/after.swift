import SwiftUI

struct Badge: View {
  @State private var isOpen = false

  var body: some View { Toggle("New", isOn: $isOpen) }
}

struct Row: View {
  let isNew: Bool
  let tint: Color

  private var badge: some View { Badge() }

  var body: some View {
    if isNew {
      Text("Overlay").bold().overlay(badge)
    } else {
      Text("Overlay").overlay(badge)
    }
    if isNew {
      Text("Background").bold().background(badge.padding())
    } else {
      Text("Background").background(badge.padding())
    }
    Text("Colour").bold(isNew).background(tint).overlay(Circle().stroke(.red))
  }
}
