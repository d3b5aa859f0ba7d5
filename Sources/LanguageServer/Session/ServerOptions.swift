import Reports

/// The options that a client sets, at the start or later: members of `swiftfix` in its settings, or its
/// initialization options.
struct ServerOptions: Hashable, Sendable {
  /// Whether unsafe fixes are reported.
  private(set) var showsUnsafe = true

  /// Whether refusals are reported, with the reason.
  private(set) var showsRefusals = false

  /// Whether hints are reported.
  private(set) var showsHints = false

  /// The options, updated with those in `value`; values of a wrong type are ignored.
  func updated(from value: JSONValue?) -> ServerOptions {
    var options = self
    let own = value?["swiftfix"] ?? value
    if case .bool(let shows)? = own?["showUnsafe"] { options.showsUnsafe = shows }
    if case .bool(let shows)? = own?["showRefusals"] { options.showsRefusals = shows }
    if case .bool(let shows)? = own?["showHints"] { options.showsHints = shows }
    return options
  }
}
