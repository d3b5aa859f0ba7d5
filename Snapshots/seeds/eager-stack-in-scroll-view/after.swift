import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
}

struct CookbookView: View {
  let recipes: [Recipe]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(recipes) { recipe in
          RecipeCard(recipe: recipe)
        }
      }
    }
  }
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.title)
      Text("\(recipe.minutes) min")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
