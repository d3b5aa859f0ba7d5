/// The type of an expression, as far as the syntax shows it.
package enum ExpressionType: Hashable, Sendable {
  /// A value of a type, `optionalDepth` times optional.
  case instance(TypeResolution, optionalDepth: Int)

  /// The type itself, as in `Model.shared`.
  case metatype(TypeResolution)

  /// It is unknown.
  case unknown
}

extension ExpressionType {
  /// The declaration of the type, if it is known.
  package var resolution: TypeResolution? {
    switch self {
    case .instance(let resolution, _), .metatype(let resolution): resolution
    case .unknown: nil
    }
  }

  /// The type, but unknown for a generic parameter: its meaning depends on where the value is created.
  var unlessGeneric: ExpressionType {
    if case .parameter? = resolution { .unknown } else { self }
  }

  /// The same with another type in its place.
  func replacingResolution(by resolution: TypeResolution) -> ExpressionType {
    switch self {
    case .instance(_, let depth): .instance(resolution, optionalDepth: depth)
    case .metatype: .metatype(resolution)
    case .unknown: .unknown
    }
  }

  /// The same type, made optional if it isn't.
  var optional: ExpressionType {
    guard case .instance(let resolution, 0) = self else { return self }
    return .instance(resolution, optionalDepth: 1)
  }

  /// One for each possible type if it is ambiguous, otherwise only the type itself.
  var possibilities: [ExpressionType] {
    guard case .ambiguous(let types) = resolution else { return [self] }
    return types.map { replacingResolution(by: .known($0)) }
  }

  /// The common type of several possible ones: ambiguous if they only differ in the type of the project;
  /// unknown if they differ in more, or if there are none.
  static func agreed(_ possible: [ExpressionType]) -> ExpressionType {
    guard let first = possible.first else { return .unknown }
    if possible.allSatisfy({ $0 == first }) { return first }
    var types: Set<TypeID> = []
    for type in possible.flatMap(\.possibilities) {
      guard let known = type.resolution?.known,
        type == first.replacingResolution(by: .known(known))
      else { return .unknown }
      types.insert(known)
    }
    return first.replacingResolution(by: .ambiguous(types.sorted()))
  }
}
