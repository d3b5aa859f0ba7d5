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
    if isTest {
      Text("b").environment(\.columnWidth, 80)
    } else {
      Text("b").environment(\.columnWidth, nil)
    }
    if isTest {
      Text("d").environment(\.isCompact, true)
    } else {
      Text("d").environment(\.isCompact, false)
    }
    if isTest {
      Text("c").environment(\.lineLimit, 2)
    } else {
      Text("c").environment(\.lineLimit, nil)
    }
  }
}
