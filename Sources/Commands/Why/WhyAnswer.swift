import Reports

/// The answer of `swiftfix why` about a view or a property: sections of lines, also as JSON.
struct WhyAnswer {
  /// One line: a text, a place, and details below it.
  struct Line {
    var text: String
    /// `path:line:column`, 1-based; nil if there is no place.
    var place: String?
    /// More places of the same kind: listed in JSON, counted for people.
    var places: [String] = []
    var details: [Line] = []
    /// Additional values in JSON.
    var json: [String: JSONValue] = [:]
  }

  /// Lines of one kind.
  struct Section {
    /// The title for people.
    var title: String
    /// The key in JSON.
    var key: String
    var lines: [Line]
  }

  /// The subject of the question, and where it is declared.
  var head: Line
  /// `view` or `property`.
  var kind: String
  var sections: [Section]

  /// The answer for people; empty sections are omitted.
  func text(_ paint: Paint) -> String {
    var text = paint.paragraph(ofStyledLine: paint.bold(head.text) + "  " + paint.dim(head.place ?? ""))
    for section in sections where !section.lines.isEmpty {
      text += "\n" + paint.paragraph(ofStyledLine: section.title, indent: 2)
      for line in section.lines { text += Self.text(of: line, indent: 4, paint) }
    }
    return text
  }

  private static func text(of line: Line, indent: Int, _ paint: Paint) -> String {
    let others = line.places.isEmpty ? "" : " and \(line.places.count) more"
    let place = line.place.map { "  " + paint.dim($0 + others) } ?? ""
    return paint.paragraph(ofStyledLine: line.text + place, indent: indent)
      + line.details.map { self.text(of: $0, indent: indent + 4, paint) }.joined()
  }

  /// The answer as JSON; empty sections are empty arrays.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "kind": .string(kind), "name": .string(head.text), "place": .string(head.place ?? ""),
    ]
    for section in sections { members[section.key] = .array(section.lines.map(Self.json)) }
    return .object(members)
  }

  private static func json(of line: Line) -> JSONValue {
    var members = line.json
    members["text"] = .string(line.text)
    if let place = line.place { members["place"] = .string(place) }
    if !line.places.isEmpty { members["otherPlaces"] = .array(line.places.map(JSONValue.string)) }
    if !line.details.isEmpty { members["details"] = .array(line.details.map(json)) }
    return .object(members)
  }
}
