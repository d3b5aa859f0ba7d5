import SwiftUI

// A property is read before the view is evaluated.
@Observable @MainActor final class Flags {
  static let shared = Flags()
  var on: Set<String> = []
}

@MainActor @propertyWrapper struct Flag: @preconcurrency DynamicProperty {
  private let flags = Flags.shared
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
@Observable @MainActor final class Options {
  static let shared = Options()
  var on: Set<String> = []
}

@MainActor @propertyWrapper struct Option: DynamicProperty {
  private let options = Options.shared
  private let name: String
  init(_ name: String) { self.name = name }
  var wrappedValue: Bool { options.on.contains(name) }
}

struct OptionView: View {
  @Option("dark") var isDark
  var body: some View { Text(isDark ? "dark" : "light") }
}

// One property reads what another holds.
@Observable @MainActor final class Limits {
  var most = 0
}

@MainActor struct LimitHolder: @preconcurrency DynamicProperty {
  var limits: Limits
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
