import Foundation
import SwiftUI

final class Meter: ObservableObject {
  @Published var level = 0
}
