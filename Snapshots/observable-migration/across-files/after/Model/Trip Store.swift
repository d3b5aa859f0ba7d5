import Foundation
import SwiftUI

/// Keeps the trips. Views get this ObservableObject as an @EnvironmentObject.
@Observable
final class TripStore {
  var trips: [String] = []
  var filter = ""
  @ObservationIgnored private var isLoaded = false
}
