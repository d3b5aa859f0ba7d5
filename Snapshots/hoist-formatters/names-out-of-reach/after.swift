import Foundation
import SwiftUI

private let scannerFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = Scanner.month
  return formatter
}()

// A variable of the file can't name what is declared inside, or is private to it.
extension Scanner {
  enum Pattern { static let digits = "[0-9]+" }
  private static let year = "yyyy"
  static let month = "MM"

  func count() -> Int {
    let regex = try! NSRegularExpression(pattern: Pattern.digits)
    return regex.numberOfMatches(in: string, range: NSRange(string.startIndex..., in: string))
  }

  func year(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = Scanner.year
    return formatter.string(from: date)
  }

  func monthText(_ date: Date) -> String {
    return scannerFormatter.string(from: date)
  }

  func read(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { _ in Date(timeIntervalSince1970: Double(Scanner.year.count)) }
    return try decoder.decode([Date].self, from: data)
  }
}

extension CodingUserInfoKey {
  static let mode = CodingUserInfoKey(rawValue: "mode")!
}

struct Page<Item>: View {
  enum Mode: Sendable { case full }

  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.userInfo[.mode] = Mode.full
    return decoder
  }()

  var body: some View { Text("\((try? decoder.decode(Int.self, from: Data())) ?? 0)") }

  func read(_ data: Data) throws -> [Int] {
    let reader = JSONDecoder()
    reader.userInfo[.mode] = Mode.full
    return try reader.decode([Int].self, from: data)
  }
}
