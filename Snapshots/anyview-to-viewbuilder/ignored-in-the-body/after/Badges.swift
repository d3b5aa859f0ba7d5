import SwiftUI

struct Badges: View {
  let isOn: Bool

  var body: some View {
    line
    mark
    page
  }

  private var line: AnyView {
    if isOn {
      return AnyView(Text("on"))
    }
    return AnyView(Text("off"))  // swiftfix:ignore AV201 -- keeps its state
  }

  private var mark: AnyView {
    if isOn {
      return AnyView(Text("on"))  // swiftfix:ignore
    }
    return AnyView(Image(systemName: "xmark"))
  }

  @ViewBuilder
  private var page: some View {
    if isOn {
      Text("on")
    } else {
      Image(systemName: "xmark")  // swiftfix:ignore AV201 -- has nothing to silence
    }
  }
}

@MainActor func sign(_ isOn: Bool) -> AnyView {
  if isOn {
    return AnyView(Text("on"))
  }
  return AnyView(Text("off"))
}

@ViewBuilder
@MainActor func post(_ isOn: Bool) -> some View {
  if isOn {
    Text("on")
  } else {
    Image(systemName: "xmark")
  }
}
