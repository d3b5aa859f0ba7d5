import Reports

/// What a client sets, at the start or later: members of `swiftfix` in its settings, or its initialization
/// options.
struct ServerOptions: Hashable, Sendable {
  /// Whether fixes that are not safe are told of.
  private(set) var showsUnsafe = true

  /// Whether code that is left alone is told of, with the reason.
  private(set) var showsRefusals = false

  /// Whether hints are reported.
  private(set) var showsHints = false

  /// The options with those that `value` sets; what is of another type is passed over.
  func updated(from value: JSONValue?) -> ServerOptions {
    var options = self
    let own = value?["swiftfix"] ?? value
    if case .bool(let shows)? = own?["showUnsafe"] { options.showsUnsafe = shows }
    if case .bool(let shows)? = own?["showRefusals"] { options.showsRefusals = shows }
    if case .bool(let shows)? = own?["showHints"] { options.showsHints = shows }
    return options
  }
}
