package import ProjectIndex

extension ProjectIndex {
  /// How to write a type of SwiftUI: with its module where the project declares a type of that name.
  package func nameOfSwiftUI(_ type: String) -> String {
    declarations(named: type).contains { $0.kind.isType } ? "SwiftUI." + type : type
  }
}
