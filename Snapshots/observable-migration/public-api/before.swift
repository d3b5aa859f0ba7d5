import SwiftUI

public final class Theme: ObservableObject {
  @Published public var tint = "blue"
  public init() {}
}
