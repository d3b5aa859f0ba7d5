import SwiftUI

public final class Loader: ObservableObject {
  @Published public var count = 0
  public init() { load() }
  private func load() {}
}

struct LoaderView: View {
  @StateObject private var loader = Loader()
  var body: some View { Text("\(loader.count)") }
}
