import Foundation

final class Clock {
  var text = ""
  var handlers: [() -> Void] = []

  func show(_ text: String) { self.text = text }
  func add(_ handlers: [() -> Void]) { self.handlers += handlers }

  private static let shortDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  // What may not be called or set has an optional value, which would be that of the closure.
  func call(_ date: Date) {
    let handler = { [weak self] in
      _ = self?.show(Self.shortDateFormatter.string(from: date))
    }
    add([handler])
  }

  private static let mediumDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  func set(_ date: Date) {
    let handler = { [weak self] in
      self?.text = Self.mediumDateFormatter.string(from: date)  // of today
      return
    }
    add([handler])
  }

  private static let listFormatter = DateFormatter()

  func list(_ date: Date) {
    let handlers = [
      { [weak self] in self?.text += Self.listFormatter.string(from: date); return }
    ]
    add(handlers)
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }()

  func write(_ date: Date, to place: URL) {
    let handler = {
      _ = try? Self.encoder.encode(date).write(to: place)
    }
    add([handler])
  }
}
