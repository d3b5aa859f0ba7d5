import SwiftUI

// What is coded is stored as it was.
final class Nutrient: ObservableObject, Codable {
  let id: String
  var isImportant: Bool
  @Published var amount = ""

  enum CodingKeys: String, CodingKey {
    case id
    case isImportant = "important"
  }
}

struct NutrientView: View {
  @ObservedObject var nutrient: Nutrient

  var body: some View { TextField("Amount", text: $nutrient.amount) }
}
