import SwiftUI

protocol TitleModel: ObservableObject {
  var titlePublisher: Published<String>.Publisher { get }
}

final class LiveTitle: TitleModel {
  @Published var title = ""
  var titlePublisher: Published<String>.Publisher { $title }
}
