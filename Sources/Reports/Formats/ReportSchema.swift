/// The content of a JSON report, as a JSON Schema (2020-12).
package enum ReportSchema {
  /// The schema, with a trailing newline.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:swiftfix:report:1",
      "title": "The report of a run of swiftfix",
      "description": "What 'swiftfix --format json' prints. Properties may be added; those that are here keep their names and meanings as long as formatVersion is 1.",
      "type": "object",
      "required": ["format", "formatVersion", "swiftfixVersion", "dryRun", "files", "findings", "problems", "statistics"],
      "properties": {
        "format": { "const": "swiftfix-report" },
        "formatVersion": { "const": 1 },
        "swiftfixVersion": { "type": "string" },
        "dryRun": {
          "type": "boolean",
          "description": "Whether nothing was to be written: of --dry-run and --check."
        },
        "files": {
          "type": "object",
          "required": ["checked", "changed", "unwritten"],
          "properties": {
            "checked": { "$ref": "#/$defs/count", "description": "The files that the run was about." },
            "changed": { "$ref": "#/$defs/count", "description": "Those that changed or would change." },
            "unwritten": { "$ref": "#/$defs/count", "description": "Those that could not be written." }
          }
        },
        "findings": {
          "type": "array",
          "items": { "$ref": "#/$defs/finding" },
          "description": "By file and place. A finding that the fix of another makes go away is not among them."
        },
        "problems": {
          "type": "array",
          "items": { "$ref": "#/$defs/problem" },
          "description": "What went wrong. Where there is something, the exit code is 2."
        },
        "statistics": {
          "type": "array",
          "items": { "$ref": "#/$defs/row" },
          "description": "The findings counted by pass and ID."
        }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "tier": {
          "enum": ["safe", "unsafe", "refusal", "note", "warning", "hint"],
          "description": "safe: a fix after which the code compiles and has the same result, except for what its notes say. unsafe: a fix after which what its IDs name can be different. refusal: left alone for a reason. note: something to know, with nothing to fix by itself. warning: a problem for a person to solve. hint: the same, where not every project agrees; reported with --hints only."
        },
        "finding": {
          "type": "object",
          "required": ["pass", "id", "otherIDs", "notes", "tier", "state", "message", "summary", "path", "uri", "followUp", "onDisk", "fingerprint"],
          "properties": {
            "pass": { "type": "string", "description": "The pass that found it." },
            "id": { "type": "string", "pattern": "^([A-Z]+[0-9]+|[a-z0-9-]+)$", "description": "What the pass reports; 'swiftfix explain ID' explains it." },
            "otherIDs": {
              "type": "array",
              "items": { "type": "string" },
              "description": "The other IDs that the fix falls under; it is made where all are allowed."
            },
            "notes": {
              "type": "array",
              "items": { "$ref": "#/$defs/note" },
              "description": "What is to be known once the fix is made."
            },
            "tier": { "$ref": "#/$defs/tier" },
            "state": {
              "enum": ["fixed", "fixable", "unsafe", "blocked", "refused", "note", "warning", "hint"],
              "description": "fixed: the fix was made. fixable: a run that writes would make it. unsafe: made only with --unsafe or --allow. blocked: asked for, but not made for the reason given. refused: left alone. note: there is nothing to make. warning, hint: a person has to change the code, or the pass is set to report and not to fix."
            },
            "reason": { "type": "string", "description": "Why a blocked fix was not made." },
            "message": { "type": "string", "description": "What was seen at this place." },
            "summary": { "type": "string", "description": "What the IDs mean; of an unsafe fix what can be different afterwards." },
            "path": { "$ref": "#/$defs/path" },
            "uri": { "$ref": "#/$defs/uri" },
            "range": {
              "$ref": "#/$defs/range",
              "description": "The place. Absent where only the fixes of others bring the finding about: no text on disk ever had it."
            },
            "related": {
              "type": "array",
              "items": { "$ref": "#/$defs/place" },
              "description": "Other places that lead to the finding, such as the view whose evaluation runs the code."
            },
            "edits": {
              "type": "array",
              "items": { "$ref": "#/$defs/edit" },
              "description": "The changes that make this fix alone, all or none, on the text that range is in. Empty where there is no fix; absent where it is unknown on that text. The edits of all findings that are fixable and no followUp go together; insertions at one place in the order in which they are listed."
            },
            "followUp": {
              "type": "boolean",
              "description": "Whether the fix waits for those of others: its edits may be in conflict with theirs."
            },
            "onDisk": {
              "type": "boolean",
              "description": "Whether range and edits are those of the files as they are on disk when swiftfix ends. If not, they are those of the files as they were before."
            },
            "fingerprint": {
              "type": "string",
              "pattern": "^[0-9a-f]{16}$",
              "description": "By this the finding is recognised in a later run, whatever changes elsewhere in its file."
            }
          }
        },
        "note": {
          "type": "object",
          "required": ["id", "summary"],
          "properties": { "id": { "type": "string" }, "summary": { "type": "string" } }
        },
        "place": {
          "type": "object",
          "required": ["path", "uri", "range"],
          "properties": {
            "path": { "$ref": "#/$defs/path" },
            "uri": { "$ref": "#/$defs/uri" },
            "range": { "$ref": "#/$defs/range" }
          }
        },
        "edit": {
          "type": "object",
          "required": ["path", "uri", "range", "replacement", "shared"],
          "properties": {
            "path": { "$ref": "#/$defs/path" },
            "uri": { "$ref": "#/$defs/uri" },
            "range": { "$ref": "#/$defs/range", "description": "What is replaced; empty for an insertion." },
            "replacement": { "type": "string", "description": "What is put there; empty for a deletion." },
            "shared": {
              "type": "boolean",
              "description": "Equal shared edits of several findings are one edit, such as an import that each needs."
            }
          }
        },
        "path": {
          "type": "string",
          "description": "As seen from the current folder; what is not UTF-8 in it is U+FFFD."
        },
        "uri": {
          "type": "string",
          "format": "uri-reference",
          "description": "The exact path, percent-encoded: relative to the current folder, or with file:// where the file is not beneath it."
        },
        "range": {
          "type": "object",
          "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/$defs/position" },
            "end": { "$ref": "#/$defs/position", "description": "Behind the last byte." }
          }
        },
        "position": {
          "type": "object",
          "required": ["offset", "line", "column"],
          "properties": {
            "offset": { "$ref": "#/$defs/count", "description": "In bytes from the start of the file, a byte order mark counted." },
            "line": { "type": "integer", "minimum": 1, "description": "From 1; lines end at LF, CRLF or a lone CR." },
            "column": { "type": "integer", "minimum": 1, "description": "From 1, in bytes of UTF-8." }
          }
        },
        "problem": {
          "type": "object",
          "required": ["message"],
          "properties": {
            "message": { "type": "string" },
            "path": { "$ref": "#/$defs/path" },
            "uri": { "$ref": "#/$defs/uri" },
            "position": { "$ref": "#/$defs/position" }
          }
        },
        "row": {
          "type": "object",
          "required": ["pass", "id", "tier", "fixed", "fixable", "unsafe", "blocked", "refused", "note", "warning", "hint"],
          "properties": {
            "pass": { "type": "string" },
            "id": { "type": "string" },
            "tier": { "$ref": "#/$defs/tier" },
            "fixed": { "$ref": "#/$defs/count" },
            "fixable": { "$ref": "#/$defs/count" },
            "unsafe": { "$ref": "#/$defs/count" },
            "blocked": { "$ref": "#/$defs/count" },
            "refused": { "$ref": "#/$defs/count" },
            "note": { "$ref": "#/$defs/count" },
            "warning": { "$ref": "#/$defs/count" },
            "hint": { "$ref": "#/$defs/count" }
          }
        }
      }
    }

    """#
}
