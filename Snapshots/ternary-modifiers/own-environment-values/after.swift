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

private struct CompactKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
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
    Text("d").environment(\.isCompact, isTest)
    Text("c").environment(\.lineLimit, isTest ? 2 : nil)
  }
}
