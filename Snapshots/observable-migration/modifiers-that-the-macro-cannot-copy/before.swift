import SwiftUI

open class Meter: ObservableObject {
  @Published open var value = 0

  public init() {}
}

public final class Clock: ObservableObject {
  @Published @usableFromInline var ticks = 0

  public init() {}

  @inlinable public func tick() { ticks += 1 }
}
