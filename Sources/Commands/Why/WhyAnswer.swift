import Reports

/// What `swiftfix why` says about a view or a property: sections of lines, and the same for programs.
struct WhyAnswer {
  /// One line: what it is, where it is seen, and more of the same kind below it.
  struct Line {
    var text: String
    /// `path:line:column`, 1-based; nil where there is no place.
    var place: String?
    /// More places of the same, in JSON one by one and for a person as their number.
    var places: [String] = []
    var details: [Line] = []
    /// What programs want to know besides.
    var json: [String: JSONValue] = [:]
  }

  /// Some lines of one kind.
  struct Section {
    /// What they are, for a person.
    var title: String
    /// The key of them in JSON.
    var key: String
    var lines: [Line]
  }

  /// What is asked about, and where it is declared.
  var head: Line
  /// `view` or `property`.
  var kind: String
  var sections: [Section]

  /// The answer for a person; sections without lines are left out.
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

  /// The answer for programs; sections without lines are empty arrays.
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
