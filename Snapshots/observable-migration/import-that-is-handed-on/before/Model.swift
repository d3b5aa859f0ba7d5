@_exported import Combine

final class Clock: ObservableObject {
    @Published var ticks = 0
}
