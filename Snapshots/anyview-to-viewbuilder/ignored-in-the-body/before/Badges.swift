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

  private var page: AnyView {
    if isOn {
      return AnyView(Text("on"))
    }
    return AnyView(Image(systemName: "xmark"))  // swiftfix:ignore AV201 -- has nothing to silence
  }
}

@MainActor func sign(_ isOn: Bool) -> AnyView {
  if isOn {
    return AnyView(Text("on"))
  }
  return AnyView(Text("off"))
}

@MainActor func post(_ isOn: Bool) -> AnyView {
  if isOn {
    return AnyView(Text("on"))
  }
  return AnyView(Image(systemName: "xmark"))
}
