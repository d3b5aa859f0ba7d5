import Foundation

func log(_ text: String, in function: String = #function) { print(function, text) }

struct Reader {
  func dates(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let time = Double(text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "in \(#function)"))
      }
      return Date(timeIntervalSince1970: time)
    }
    return try decoder.decode([Date].self, from: data)
  }

  func moments(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      log("a moment")
      return try Date(from: decoder)
    }
    return try decoder.decode([Date].self, from: data)
  }
}
