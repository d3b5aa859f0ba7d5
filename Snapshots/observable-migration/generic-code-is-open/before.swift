import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

protocol Screen: View {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

func watch(_ object: any ObservableObject) {}
