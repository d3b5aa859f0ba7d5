import SwiftUI

func makeTitle() -> String {
  final class Builder: ObservableObject {
    @Published var title = ""
  }
  return Builder().title
}
