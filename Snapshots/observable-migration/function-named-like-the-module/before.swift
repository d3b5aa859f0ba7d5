import SwiftUI

func Observation() {}

/// The macro writes `Observation.ObservationRegistrar`, which looks for a member of the function.
final class Weather: ObservableObject {
  @Published var degrees = 0
}
