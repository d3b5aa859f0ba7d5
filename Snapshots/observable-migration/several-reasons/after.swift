import SwiftUI

@Observable
public final class Loader {
  public var count = 0
  public init() { load() }
  private func load() {}
}

struct LoaderView: View {
  @State private var loader = Loader()
  var body: some View { Text("\(loader.count)") }
}
