import SwiftUI

protocol Store: Sendable {}
struct LiveStore: Store {}
struct TestStore: Store {}

private struct StoreKey: EnvironmentKey {
  static let defaultValue: any Store = LiveStore()
}

private struct WidthKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  var store: any Store {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }

  var columnWidth: CGFloat? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

// Two values of a protocol's type may be of two types.
struct Row: View {
  let isTest: Bool

  var body: some View {
    if isTest {
      Text("a").environment(\.store, TestStore())
    } else {
      Text("a").environment(\.store, LiveStore())
    }
    Text("b").environment(\.columnWidth, isTest ? 80 : nil)
    Text("c").environment(\.lineLimit, isTest ? 2 : nil)
  }
}
