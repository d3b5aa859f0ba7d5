import CoreData
import SwiftUI

protocol PlaceModel: ObservableObject {
  var title: String { get }
}

final class TemporaryPlace: PlaceModel {
  @Published var title = ""
}

// Core Data makes the class.
extension SavedPlace: PlaceModel {}

struct PlaceView<Place: PlaceModel>: View {
  @ObservedObject var place: Place
  var body: some View { Text(place.title) }
}
