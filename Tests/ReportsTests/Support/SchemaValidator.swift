/// Checks JSON against the part of JSON Schema 2020-12 that the schema of reports uses, and that the schema
/// knows every property: it lets others pass, so that reports can grow.
struct SchemaValidator {
  private let schema: JSONTree

  init(_ schema: JSONTree) { self.schema = schema }

  /// What is wrong with a value, each with the way to it.
  func mistakes(in value: JSONTree) -> [String] { mistakes(in: value, schema, at: "$") }

  /// The keywords of the schema that this validator doesn't know, and so doesn't check.
  var unknownKeywords: Set<String> { unknownKeywords(in: schema) }

  // MARK: - One value

  private func mistakes(in value: JSONTree, _ schema: JSONTree, at path: String) -> [String] {
    schema.members.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$ref":
        target(of: rule).map { mistakes(in: value, $0, at: path) } ?? ["\(path): no target \(rule)"]
      case "type": hasType(value, rule.text ?? "") ? [] : ["\(path): is no \(rule.text ?? "")"]
      case "const": value == rule ? [] : ["\(path): is not \(rule)"]
      case "enum": rule.items.contains(value) ? [] : ["\(path): \(value) is not among the values"]
      case "minimum": (value.integer ?? .max) >= (rule.integer ?? .min) ? [] : ["\(path): too small"]
      case "pattern": matches(value, rule) ? [] : ["\(path): \(value) doesn't match"]
      case "required":
        rule.items.compactMap(\.text).filter { value[$0] == nil }.map { "\(path): lacks \($0)" }
      case "properties":
        value.members.flatMap { name, value in
          rule[name].map { mistakes(in: value, $0, at: "\(path).\(name)") } ?? ["\(path): unknown \(name)"]
        }
      case "items":
        value.items.enumerated().flatMap { mistakes(in: $1, rule, at: "\(path)[\($0)]") }
      default: []
      }
    }
  }

  private func matches(_ value: JSONTree, _ pattern: JSONTree) -> Bool {
    guard let text = value.text, let regex = pattern.text.flatMap({ try? Regex($0) }) else { return false }
    return text.firstMatch(of: regex) != nil
  }

  private func hasType(_ value: JSONTree, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool): true
    case ("integer", .number): value.integer != nil
    default: false
    }
  }

  private func target(of reference: JSONTree) -> JSONTree? {
    reference.text?.split(separator: "/").dropFirst().reduce(schema) { $0?[String($1)] }
  }

  // MARK: - The schema

  private func unknownKeywords(in schema: JSONTree) -> Set<String> {
    let known: Set = [
      "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "minimum",
      "pattern", "format", "required", "properties", "items",
    ]
    let own = Set(schema.members.keys).subtracting(known)
    let inner = ["properties", "$defs"].flatMap { schema[$0].map { Array($0.members.values) } ?? [] }
    return (inner + [schema["items"]].compactMap(\.self)).reduce(own) { $0.union(unknownKeywords(in: $1)) }
  }
}
