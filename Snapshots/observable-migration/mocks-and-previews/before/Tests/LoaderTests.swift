import SwiftUI

final class MockLoader: Loader {
  @Published var calls = 0
  var onLoad: () -> Void = {}

  override func load() async {
    calls += 1
    onLoad()
  }
}

@MainActor
func testLoading() async -> Bool {
  let mock = MockLoader()
  mock.isBusy = true
  _ = LoaderView(loader: mock, query: "a")
  await mock.load()
  return mock.calls == 1
}
