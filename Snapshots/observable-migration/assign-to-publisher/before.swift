import Combine
import SwiftUI

final class Temperature: ObservableObject {
  @Published var celsius = 0.0

  init(source: PassthroughSubject<Double, Never>) {
    source.assign(to: &$celsius)
  }
}
