import SwiftUI

final class Document: ObservableObject, Codable {
  var pages = 0
}
