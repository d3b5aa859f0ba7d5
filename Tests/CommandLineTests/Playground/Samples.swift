import TestSupport
/// A view with a formatter that is made in each call, as swiftfix finds and leaves it.
enum Sample {
  static func old(_ name: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      let date: Date

      var body: some View {
        Text(text)
      }

      private var text: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }
    }

    """
  }

  /// What cannot be parsed, though a pass would look at it.
  static let broken = "import Foundation\n\nfunc f( {\n  let formatter = DateFormatter()\n"
}

extension Sample {
  /// What a run makes of ``old(_:)``, or of another text.
  static func fixed(_ text: String = old("A")) async throws -> String {
    try await Playground().swiftfix("-q", "-", input: text).output
  }
}

/// A class and a view that can only change together.
enum CrossFile {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", path: ".")])

    """

  static func model(_ name: String) -> String {
    """
    import SwiftUI

    final class \(name): ObservableObject {
      @Published var count = 0
    }

    """
  }

  static func view(_ model: String) -> String {
    """
    import SwiftUI

    struct \(model)View: View {
      @ObservedObject var model: \(model)

      var body: some View {
        Text("\\(model.count)")
      }
    }

    """
  }
}
