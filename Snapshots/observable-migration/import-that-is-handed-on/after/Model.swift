@_exported import Combine
import Observation

@Observable
final class Clock {
    var ticks = 0
}
