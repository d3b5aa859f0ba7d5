import SwiftUI

final class Draft: ObservableObject {
  @Published var title: String
  @Published var body = ""
  @Published var count: Int { didSet { print(count) } }

  init(title: String, body: String) {
    _title = Published(initialValue: title)
    _body = Published(wrappedValue: body)
    _count = .init(initialValue: body.count)
  }
}
