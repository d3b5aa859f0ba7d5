import Patterns
import Reports
import SwiftCST

/// The results of a search as JSON.
enum SearchReport {
  /// The report as JSON, with a trailing newline; ``schema`` describes it.
  static func json(of files: [SearchedFile], _ pattern: Pattern) -> [UInt8] {
    let value: JSONValue = [
      "format": "swiftfix-search", "formatVersion": 1, "pattern": .string(pattern.text),
      "matches": .array(files.flatMap { file in file.places.map { place($0, file.path) } }),
    ]
    return value.bytes
  }

  private static func place(_ place: SearchedPlace, _ path: String) -> JSONValue {
    var bindings: [String: JSONValue] = [:]
    for (variable, text, range) in place.bindings {
      var binding: [String: JSONValue] = ["text": .string(text)]
      if let range {
        binding["start"] = .integer(range.lowerBound)
        binding["end"] = .integer(range.upperBound)
      }
      bindings[variable.name] = .object(binding)
    }
    return [
      "path": .string(path), "text": .string(place.text), "bindings": .object(bindings),
      "start": position(place.start, place.range.lowerBound),
      "end": position(place.end, place.range.upperBound),
    ]
  }

  private static func position(_ location: SourceLocation, _ offset: Int) -> JSONValue {
    ["line": .integer(location.line), "column": .integer(location.column), "offset": .integer(offset)]
  }

  /// The JSON Schema of the report, with a trailing newline.
  static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:swiftfix:search:1",
      "title": "What a search finds",
      "description": "What 'swiftfix search --format json' prints. Properties may be added; those that are here keep their names and meanings as long as formatVersion is 1.",
      "type": "object",
      "required": ["format", "formatVersion", "pattern", "matches"],
      "properties": {
        "format": { "const": "swiftfix-search" },
        "formatVersion": { "const": 1 },
        "pattern": { "type": "string", "description": "The pattern as it was written." },
        "matches": {
          "type": "array",
          "description": "The places that the pattern fits, by file and place; those within others follow these.",
          "items": {
            "type": "object",
            "required": ["path", "text", "start", "end", "bindings"],
            "properties": {
              "path": { "type": "string", "description": "The file, as seen from the current folder." },
              "text": { "type": "string", "description": "The code of the place." },
              "start": { "$ref": "#/$defs/position" },
              "end": { "$ref": "#/$defs/position", "description": "The position behind the last byte." },
              "bindings": {
                "type": "object",
                "description": "What each metavariable is bound to, by its name without dollars.",
                "additionalProperties": {
                  "type": "object",
                  "required": ["text"],
                  "properties": {
                    "text": { "type": "string" },
                    "start": { "type": "integer", "description": "UTF-8 offset, 0-based; absent where it is bound to nothing." },
                    "end": { "type": "integer" }
                  }
                }
              }
            }
          }
        }
      },
      "$defs": {
        "position": {
          "type": "object",
          "required": ["line", "column", "offset"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1, "description": "In UTF-8 bytes, as swiftc counts them." },
            "offset": { "type": "integer", "minimum": 0, "description": "In UTF-8 bytes." }
          }
        }
      }
    }

    """#
}
