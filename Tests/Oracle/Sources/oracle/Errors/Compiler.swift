import Foundation

/// swiftc, asked only to parse.
enum Compiler {
  /// An error that swiftc reports.
  struct Complaint: Codable, Sendable {
    /// 1-based; 0 where swiftc names no place.
    let line: Int
    let message: String
  }

  /// What swiftc calls itself.
  static func version() throws -> String {
    try run(["swiftc", "--version"]).output
  }

  /// The first error of each file that swiftc rejects, by path; the others are accepted.
  ///
  /// One process for many files is some thirty times as fast as one for each, but makes library files of
  /// them, in which statements at the top level are errors. So only its word on files without errors
  /// counts, and each of the others is asked about again, alone.
  static func complaints(_ paths: [String]) throws -> [String: Complaint] {
    let together = try parse(paths)
    guard together.status != 0 else { return [:] }
    let known = Set(paths)
    let named = Set(together.errors.map(\.path))
    // Without a culprit that we know (a crash, `#sourceLocation`), every file of the batch is suspect.
    let suspects = named.isEmpty || !named.isSubset(of: known) ? paths : paths.filter(named.contains)
    var complaints: [String: Complaint] = [:]
    for path in suspects { complaints[path] = try complaint(path) }
    return complaints
  }

  /// The first error of a file, or nil where swiftc accepts it.
  static func complaint(_ path: String) throws -> Complaint? {
    let alone = try parse([path])
    guard alone.status != 0 else { return nil }
    let first = alone.errors.filter { $0.path == path }.map(\.complaint).min { $0.line < $1.line }
    return first ?? alone.errors.first?.complaint
      ?? Complaint(line: 0, message: "exit status \(alone.status)")
  }

  private struct Answer {
    var status: Int32
    var errors: [(path: String, complaint: Complaint)]
  }

  private static func parse(_ paths: [String]) throws -> Answer {
    let options = ["-frontend", "-parse", "-suppress-warnings", "-diagnostic-style", "llvm"]
    let (status, output) = try run(["swiftc"] + options + paths)
    return Answer(status: status, errors: output.split(separator: "\n").compactMap(complaint(inLine:)))
  }

  /// Reads `path:line:column: error: message`.
  private static func complaint(inLine line: Substring) -> (path: String, complaint: Complaint)? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let message = String(line[mark.upperBound...])
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]) else {
      return (String(line[..<mark.lowerBound]), Complaint(line: 0, message: message))
    }
    return (
      place.dropLast(2).joined(separator: ":"), Complaint(line: number, message: message)
    )
  }

  private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
