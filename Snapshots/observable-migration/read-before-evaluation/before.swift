import SwiftUI

// A property is read before the view is evaluated.
@MainActor final class Flags: ObservableObject {
  static let shared = Flags()
  @Published var on: Set<String> = []
}

@MainActor @propertyWrapper struct Flag: @preconcurrency DynamicProperty {
  @ObservedObject private var flags = Flags.shared
  private let name: String
  private var current = false
  init(_ name: String) { self.name = name }
  mutating func update() { current = flags.on.contains(name) }
  var wrappedValue: Bool { current }
}

struct FlagView: View {
  @Flag("beta") var isBeta
  var body: some View { Text(isBeta ? "beta" : "stable") }
}

// It is read where the value is asked for.
@MainActor final class Options: ObservableObject {
  static let shared = Options()
  @Published var on: Set<String> = []
}

@MainActor @propertyWrapper struct Option: DynamicProperty {
  @ObservedObject private var options = Options.shared
  private let name: String
  init(_ name: String) { self.name = name }
  var wrappedValue: Bool { options.on.contains(name) }
}

struct OptionView: View {
  @Option("dark") var isDark
  var body: some View { Text(isDark ? "dark" : "light") }
}

// One property reads what another holds.
@MainActor final class Limits: ObservableObject {
  @Published var most = 0
}

@MainActor struct LimitHolder: @preconcurrency DynamicProperty {
  @ObservedObject var limits: Limits
}

struct Limit: @preconcurrency DynamicProperty {
  let holder: LimitHolder
  private(set) var most = 0
  @MainActor mutating func update() { most = holder.limits.most }
}

struct LimitView: View {
  var limit: Limit
  var body: some View { Text("\(limit.most)") }
}
