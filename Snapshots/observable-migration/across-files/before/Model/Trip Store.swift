import Foundation
import SwiftUI

/// Keeps the trips. Views get this ObservableObject as an @EnvironmentObject.
final class TripStore: ObservableObject {
  @Published var trips: [String] = []
  @Published var filter = ""
  private var isLoaded = false
}
