import Foundation

struct Times {
  let dates: [Date]

  private static let dateTimeFormatter: DateFormatter = {
    let format = DateFormatter()
    format.dateStyle = .short
    format.timeStyle = .medium
    return format
  }()

  var short: [String] {
    dates.map { date in
      return Self.dateTimeFormatter.string(from: date)
    }
  }

  private static let longDateFormatter: DateFormatter = {
    let format = DateFormatter()
    format.dateStyle = .long
    return format
  }()

  var long: [String] {
    dates.map { date in
      return Self.longDateFormatter.string(from: date)
    }
  }

  var stamps: [String] {
    dates.map { date in
      let iso = ISO8601DateFormatter()
      iso.formatOptions = [.withFullDate]
      return iso.string(from: date)
    }
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEE, d MMM yy"
    return formatter
  }()

  var weekdays: [String] {
    dates.map { date in
      return Self.formatter.string(from: date)
    }
  }
}

private let keysRegex = try! NSRegularExpression(pattern: "key1[a-z]+")

func findKeys(_ texts: [String]) -> [Bool] {
  texts.map { text in
    return keysRegex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

private let notesRegex = try! NSRegularExpression(pattern: "note1[a-z]+")

func findNotes(_ texts: [String]) -> [Bool] {
  texts.map { text in
    return notesRegex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
