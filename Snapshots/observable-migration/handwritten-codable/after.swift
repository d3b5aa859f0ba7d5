import SwiftUI

@Observable
final class Document: Codable {
  var pages = 0

  enum CodingKeys: String, CodingKey { case pages }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    pages = try values.decode(Int.self, forKey: .pages)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(pages, forKey: .pages)
  }
}
