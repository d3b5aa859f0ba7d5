import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}
