import Foundation
import SwiftCST

/// A place in a file as the compiler names it.
struct SourcePlace: Hashable, CustomStringConvertible {
  var file: String
  var location: SourceLocation

  var description: String { "\(file):\(location.line):\(location.column)" }

  init(file: String, location: SourceLocation) {
    self.file = file
    self.location = location
  }

  /// Reads `path:line:column`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2])
    else { return nil }
    file = parts.dropLast(2).joined(separator: ":")
    location = SourceLocation(line: line, column: column)
  }
}

/// Where something stands: the places at which its first and its last token begin.
struct SourceExtent: Hashable {
  var start: SourcePlace
  var end: SourcePlace

  init(start: SourcePlace, end: SourcePlace) {
    self.start = start
    self.end = end
  }

  /// Reads `path:line:column - line:line:column`.
  init?(_ text: String) {
    guard let separator = text.range(of: " - "), let start = SourcePlace(text[..<separator.lowerBound]),
      var end = SourcePlace(text[separator.upperBound...])
    else { return nil }
    if end.file == "line" { end.file = start.file }
    self.init(start: start, end: end)
  }
}

/// What the compiler says about the files of a module, read from what `-dump-ast` prints.
struct CompilerDump {
  /// An expression that somebody wrote.
  struct Expression {
    var kind: String
    var type: String
    var extent: SourceExtent
  }

  /// The declaration that a name refers to.
  enum Target: Hashable {
    /// One of the module.
    case own(SourcePlace)
    /// One of another module, by the compiler's name for it.
    case foreign(String)
  }

  private(set) var expressions: [SourceExtent: [Expression]] = [:]
  private(set) var references: [SourcePlace: Target] = [:]
  private(set) var variables: [SourcePlace: String] = [:]
  /// The types of parameters, by the extents of the parentheses around them.
  private(set) var parameters: [SourceExtent: [String]] = [:]
  /// What the aliases of the module stand for, by their last names.
  private(set) var aliases: [String: [String]] = [:]

  private let files: Set<String>
  /// The list of parameters that is being read.
  private var openList: (extent: SourceExtent, indentation: Int)?

  /// Of a module with these files nothing is known yet.
  init(files: [String]) { self.files = Set(files) }

  /// Reads what the compiler printed about some of the files.
  mutating func read(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
      defer { start = end + 1 }
      // Conformances and substitutions are most of the text, and long.
      if let line = DumpLine(bytes[start..<end], where: Self.isWanted) { add(line) }
    }
  }

  private static func isWanted(_ kind: String) -> Bool {
    kind.hasSuffix("_expr")
      || ["var_decl", "typealias", "parameter_list", "parameter"].contains(kind)
  }

  private mutating func add(_ line: DumpLine) {
    switch line.kind {
    case "var_decl":
      guard let extent = line["range"].flatMap({ SourceExtent($0) }), files.contains(extent.start.file),
        !line.isImplicit, let type = line["interface_type"], type != "_"
      else { return }
      variables[extent.start] = type
    case "parameter_list":
      openList = line["range"].flatMap { SourceExtent($0) }.map { ($0, line.indentation) }
      if let openList { parameters[openList.extent] = [] }
    case "parameter":
      guard let openList, line.indentation == openList.indentation + 2 else { return }
      parameters[openList.extent, default: []].append(line["interface_type"] ?? "")
    case "typealias":
      if let type = line["type"] { aliases[line.name, default: []].append(type) }
    default:
      addExpression(line)
    }
  }

  private mutating func addExpression(_ line: DumpLine) {
    guard !line.isImplicit, let type = line["type"], !["<null>", "_"].contains(type),
      !type.contains("<<error type>>"),
      let extent = line["range"].flatMap({ SourceExtent($0) }), files.contains(extent.start.file)
    else { return }
    expressions[extent, default: []].append(Expression(kind: line.kind, type: type, extent: extent))
    guard let declaration = line["decl"], let target = target(declaration),
      let place = line["location"].flatMap({ SourcePlace($0) })
    else { return }
    references[place] = target
  }

  /// What a name refers to. `self` has the place of what is around it, and is none of it.
  private func target(_ text: String) -> Target? {
    let name = text.components(separatedBy: " [with ")[0]
    guard let sign = name.lastIndex(of: "@"), !name[..<sign].hasSuffix(".self"),
      let place = SourcePlace(name[name.index(after: sign)...]),
      files.contains(place.file)
    else { return .foreign(name) }
    return .own(place)
  }
}
