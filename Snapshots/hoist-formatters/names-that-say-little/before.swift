import Foundation

struct Times {
  let dates: [Date]

  var short: [String] {
    dates.map { date in
      let format = DateFormatter()
      format.dateStyle = .short
      format.timeStyle = .medium
      return format.string(from: date)
    }
  }

  var long: [String] {
    dates.map { date in
      let format = DateFormatter()
      format.dateStyle = .long
      return format.string(from: date)
    }
  }

  var stamps: [String] {
    dates.map { date in
      let iso = ISO8601DateFormatter()
      iso.formatOptions = [.withFullDate]
      return iso.string(from: date)
    }
  }

  var weekdays: [String] {
    dates.map { date in
      let formatter = DateFormatter()
      formatter.dateFormat = "EEE, d MMM yy"
      return formatter.string(from: date)
    }
  }
}

func findKeys(_ texts: [String]) -> [Bool] {
  texts.map { text in
    let regex = try! NSRegularExpression(pattern: "key1[a-z]+")
    return regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

func findNotes(_ texts: [String]) -> [Bool] {
  texts.map { text in
    let regex1 = try! NSRegularExpression(pattern: "note1[a-z]+")
    return regex1.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
