import SwiftUI

final class TourSettings: ObservableObject {
    @Published var usesMiles = false
    @Published var showsElevation = true
    @Published var walkingSpeed = 4.0 {
        didSet { UserDefaults.standard.set(walkingSpeed, forKey: "walkingSpeed") }
    }
}
