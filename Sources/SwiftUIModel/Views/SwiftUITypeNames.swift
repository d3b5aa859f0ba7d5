package import ProjectIndex

extension ProjectIndex {
  /// The name of a type of SwiftUI in code: with its module if the project declares a type with that name.
  package func nameOfSwiftUI(_ type: String) -> String {
    declarations(named: type).contains { $0.kind.isType } ? "SwiftUI." + type : type
  }
}
