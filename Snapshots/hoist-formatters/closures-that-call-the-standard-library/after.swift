import Foundation

private let momentDecoder: JSONDecoder = {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .custom { decoder in
    let seconds = try decoder.singleValueContainer().decode(Double.self)
    assert(seconds > 0)
    print("read", max(seconds, 1))
    return Date(timeIntervalSince1970: seconds)
  }
  return decoder
}()

func moment(_ data: Data) throws -> Date {
  return try momentDecoder.decode(Date.self, from: data)
}
