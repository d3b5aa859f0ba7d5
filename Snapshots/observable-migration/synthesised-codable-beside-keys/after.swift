import SwiftUI

// What is coded is stored as it was.
@Observable
final class Nutrient: Codable {
  let id: String
  @ObservationIgnored var isImportant: Bool
  var amount = ""

  enum CodingKeys: String, CodingKey {
    case id
    case isImportant = "important"
  }
}

struct NutrientView: View {
  @Bindable var nutrient: Nutrient

  var body: some View { TextField("Amount", text: $nutrient.amount) }
}
