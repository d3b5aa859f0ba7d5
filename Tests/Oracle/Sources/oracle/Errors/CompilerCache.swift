import Foundation

/// What swiftc said about files, kept by their content beside the executable, so that a second run only
/// asks about what is new.
struct CompilerCache {
  private let file: URL
  private var complaints: [String: Compiler.Complaint?]

  /// The answers of the swiftc at hand.
  init() throws {
    let version = ContentHash.of(Array(try Compiler.version().utf8))
    let folder = Checkout.cache
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "swiftc-\(version).json")
    let data = try? Data(contentsOf: file)
    complaints =
      try data.map { try JSONDecoder().decode([String: Compiler.Complaint?].self, from: $0) } ?? [:]
  }

  /// Whether there is an answer for the content.
  func knows(_ hash: String) -> Bool { complaints[hash] != nil }

  /// What swiftc objected to, or nil where it accepts the content or hasn't been asked.
  func complaint(_ hash: String) -> Compiler.Complaint? { complaints[hash] ?? nil }

  /// Remembers an answer.
  mutating func note(_ hash: String, _ complaint: Compiler.Complaint?) {
    complaints[hash] = .some(complaint)
  }

  /// Writes all answers.
  func save() throws {
    try JSONEncoder().encode(complaints).write(to: file, options: .atomic)
  }
}
