// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@MainActor @preconcurrency public protocol Scene {
  var _content: any View { get }
}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var _content: any View { content }
}

/// The app as the root of the views: its properties belong to the first node.
struct AppRoot<Root: App>: View, Primitive {
  typealias Body = Never
  let app: Root

  func parts(of node: Node) -> Parts {
    var app = app
    install(&app, in: node)
    return Parts(children: [part(app.body._content)])
  }
}
