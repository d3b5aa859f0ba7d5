import ProjectIndex
import SwiftCST

extension ProjectIndex {
  /// Whether SwiftUI evaluates a type and refreshes what it made when what was read then changes.
  func isView(_ type: TypeID) -> Bool {
    foreignSupertypes(of: type).contains(where: Self.viewProtocols.contains)
  }

  /// All types of which this is so.
  var views: Set<TypeID> { Set(Self.viewProtocols.flatMap(types(conformingToForeign:))) }

  private static let viewProtocols = Set(
    words: """
      View ViewModifier App Scene UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable
      NSViewControllerRepresentable
      """)
}
