import SwiftUI

@Observable
public final class Theme {
  public var tint = "blue"
  public init() {}
}
