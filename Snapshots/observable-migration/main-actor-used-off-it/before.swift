import SwiftUI

final class Limits: ObservableObject {
  @Published var maximum = 8
}

final class Downloads {
  @ObservedObject var limits: Limits
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
