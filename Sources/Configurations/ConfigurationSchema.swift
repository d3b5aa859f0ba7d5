package import CodemodKit
import ProjectIndex

/// The format of a configuration file as a JSON Schema (2020-12). Editors use it to complete and explain
/// keys.
package struct ConfigurationSchema {
  private let codemods: [CodemodMetadata]

  /// Creates the schema of files that configure these passes.
  package init(_ codemods: [CodemodMetadata]) {
    self.codemods = codemods
  }

  /// The schema, with a trailing newline.
  package var text: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:swiftfix:configuration:1",
      "title": "The configuration of swiftfix",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "extends": {
          "description": "Other files, whose values are used where this one has none; a later one wins over an earlier.",
          "anyOf": [{ "$ref": "#/$defs/name" }, { "type": "array", "items": { "$ref": "#/$defs/name" } }]
        },
        "include": {
          "description": "Patterns of the files that are looked at; all, without it.",
          "$ref": "#/$defs/patterns",
          "minItems": 1
        },
        "exclude": { "description": "Patterns of the files that are left alone.", "$ref": "#/$defs/patterns" },
        "ignore": {
          "description": "Passes, categories, IDs and prefixes of IDs that are not reported.",
          "$ref": "#/$defs/rules"
        },
        "per-file": {
          "description": "The same for the files that a pattern matches.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/rules" }
        },
        "passes": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
    \(codemods.map(property).joined(separator: ",\n"))
          }
        },
        "codemods": {
          "description": "Folders of codemods, Markdown files, as seen from this file.",
          "type": "array",
          "items": { "$ref": "#/$defs/name" }
        },
        "deployment": {
          "description": "The oldest version of each platform.",
          "type": "object",
          "propertyNames": { "pattern": "^(\(platforms))$" },
          "additionalProperties": {
            "anyOf": [
              { "type": "number", "minimum": 0 },
              { "type": "string", "pattern": "^[0-9]{1,4}(\\\\.[0-9]{1,4}){0,2}$" }
            ]
          }
        },
        "swift": { "description": "The Swift language mode.", "enum": [4, 5, 6] },
        "sdk": { "description": "The major version of Xcode's SDK.", "type": "integer", "minimum": 1 },
        "documentation": {
          "description": "The address of a folder with the files of Codemods/Pages; SARIF reports and editors link to them.",
          "type": "string",
          "pattern": "^https?://"
        }
      },
      "$defs": {
        "name": { "type": "string", "minLength": 1 },
        "rules": { "type": "array", "items": { "type": "string", "minLength": 1 } },
        "patterns": { "type": "array", "items": { "type": "string", "pattern": "^[^!]" } },
        "level": { "enum": ["off", "hint", "warning", "safe", "unsafe"] }
      }
    }

    """
  }

  /// A case-insensitive pattern for the names of platforms.
  private var platforms: String {
    Platform.names.map { name in
      name.map { "[\($0)\($0.uppercased())]" }.joined()
    }.joined(separator: "|")
  }

  private func property(_ codemod: CodemodMetadata) -> String {
    let allowed = codemod.rules.filter { $0.tier == .unsafe }.map { OptionValue.text($0.id).json }
    return ##"""
              \##(OptionValue.text(codemod.id).json): {
                "description": \##(OptionValue.text(codemod.summary).json),
                "anyOf": [
                  { "$ref": "#/$defs/level" },
                  {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "level": { "$ref": "#/$defs/level" },
                      "allow": { "type": "array", "items": { "enum": [\##(allowed.joined(separator: ", "))] } },
                      "options": {
                        "type": "object",
                        "additionalProperties": false,
                        "properties": {
      \##(codemod.options.map(property).joined(separator: ",\n"))
                        }
                      }
                    }
                  }
                ]
              }
      """##
  }

  private func property(_ option: CodemodOption) -> String {
    ##"""
                      \##(OptionValue.text(option.name).json): {
                        "description": \##(OptionValue.text(option.summary).json),
                        "type": \##(type(of: option.defaultValue)),
                        "default": \##(option.defaultValue.json)
                      }
    """##
  }

  private func type(of value: OptionValue) -> String {
    switch value {
    case .flag: "\"boolean\""
    case .number: "\"integer\", \"minimum\": 0"
    case .text: "\"string\""
    }
  }
}
