import SwiftUI

@Observable
final class Limits {
  var maximum = 8
}

@preconcurrency @MainActor
final class Downloads {
  var limits: Limits
  private var names: [String] = []

  init(limits: Limits) { self.limits = limits }

  func add(_ name: String) {
    if names.count < limits.maximum { names.append(name) }
  }
}

final class Importer {
  private let downloads: Downloads

  init(_ downloads: Downloads) { self.downloads = downloads }

  func run() { downloads.add("first") }
}
