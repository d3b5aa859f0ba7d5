/// What a parameter of a modifier takes, as far as it determines which ternaries it accepts.
enum ParameterKind: Sendable {
  /// One concrete type: any two expressions.
  case concrete
  /// One of several concrete types, by overload: expressions that are alike.
  case overloaded
  /// A `ShapeStyle`.
  case style
  /// A `ShapeStyle`, or a view in another overload.
  case styleOrView
  /// A `Color?`, or a `ShapeStyle` in another overload.
  case tint
  /// A text that is localized if it is a literal.
  case text
  /// Any type that conforms to a protocol: both expressions must have the same type.
  case generic
}
