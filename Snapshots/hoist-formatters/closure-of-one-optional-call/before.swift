import Foundation

final class Clock {
  var text = ""
  var handlers: [() -> Void] = []

  func show(_ text: String) { self.text = text }
  func add(_ handlers: [() -> Void]) { self.handlers += handlers }

  // What may not be called or set has an optional value, which would be that of the closure.
  func call(_ date: Date) {
    let handler = { [weak self] in
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      self?.show(formatter.string(from: date))
    }
    add([handler])
  }

  func set(_ date: Date) {
    let handler = { [weak self] in
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      self?.text = formatter.string(from: date)  // of today
    }
    add([handler])
  }

  func list(_ date: Date) {
    let handlers = [
      { [weak self] in let formatter = DateFormatter(); self?.text += formatter.string(from: date) }
    ]
    add(handlers)
  }

  func write(_ date: Date, to place: URL) {
    let handler = {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try? encoder.encode(date).write(to: place)
    }
    add([handler])
  }
}
