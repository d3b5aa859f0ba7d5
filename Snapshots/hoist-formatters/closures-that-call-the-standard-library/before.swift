import Foundation

func moment(_ data: Data) throws -> Date {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .custom { decoder in
    let seconds = try decoder.singleValueContainer().decode(Double.self)
    assert(seconds > 0)
    print("read", max(seconds, 1))
    return Date(timeIntervalSince1970: seconds)
  }
  return try decoder.decode(Date.self, from: data)
}
