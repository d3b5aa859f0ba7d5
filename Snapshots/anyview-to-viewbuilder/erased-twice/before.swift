import SwiftUI

struct Field: View {
  @State private var text = ""

  var body: some View { TextField("Name", text: $text) }
}

struct Screen: View {
  let isOn: Bool
  let stored: AnyView

  var twice: AnyView {
    if isOn {
      return AnyView(AnyView(Field()))
    } else {
      return AnyView(Field())
    }
  }

  var kept: AnyView {
    if isOn {
      return AnyView(stored)
    } else {
      return AnyView(Field())
    }
  }

  var body: some View {
    VStack {
      twice
      kept
    }
  }
}
