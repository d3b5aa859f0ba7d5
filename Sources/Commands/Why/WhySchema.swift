extension WhyAnswer {
  /// The JSON Schema of `swiftfix why --format json`, with a trailing newline.
  static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:swiftfix:why:1",
      "title": "Why views are evaluated",
      "description": "What 'swiftfix why --format json' prints: one answer for each view or property with the name. Properties may be added; those that are here keep their names and meanings.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["kind", "name", "place"],
        "properties": {
          "kind": { "enum": ["view", "property"], "description": "What the answer is about." },
          "name": { "type": "string", "description": "The name, such as Profile or Store.items." },
          "place": { "$ref": "#/$defs/place" },
          "notes": { "$ref": "#/$defs/lines", "description": "View: remarks on the whole answer." },
          "state": { "$ref": "#/$defs/lines", "description": "View: its own state that body reads." },
          "queries": { "$ref": "#/$defs/lines", "description": "View: its queries, such as @Query, that body reads." },
          "bindings": { "$ref": "#/$defs/lines", "description": "View: its bindings that body reads." },
          "environment": { "$ref": "#/$defs/lines", "description": "View: values of the environment that it declares." },
          "observed": { "$ref": "#/$defs/lines", "description": "View: objects of which each announced change runs body; 'details' has the reads." },
          "announced": { "$ref": "#/$defs/lines", "description": "View: reads of objects that announce changes by hand." },
          "tracked": { "$ref": "#/$defs/lines", "description": "View: properties of @Observable objects that body reads." },
          "makings": { "$ref": "#/$defs/lines", "description": "View: the places that create it, with the view that runs the code; 'details' has the inputs that are, or may be, new each time." },
          "unseen": { "$ref": "#/$defs/lines", "description": "View: reads whose changes don't update it." },
          "readers": { "$ref": "#/$defs/lines", "description": "Property: the views whose body reads it, or why there are none." },
          "observers": { "$ref": "#/$defs/lines", "description": "Property: the views that observe the object, without a known read." },
          "migration": { "$ref": "#/$defs/lines", "description": "Property: the number of these views before and after a migration that is offered." },
          "unknown": { "$ref": "#/$defs/lines", "description": "Code that may evaluate the view, or read the property; the project doesn't show whether it does." }
        }
      },
      "$defs": {
        "place": { "type": "string", "description": "path:line:column, 1-based; the column in UTF-8 bytes. Empty if there is none." },
        "lines": { "type": "array", "items": { "$ref": "#/$defs/line" } },
        "line": {
          "type": "object",
          "required": ["text"],
          "properties": {
            "text": { "type": "string", "description": "The line as people see it." },
            "place": { "$ref": "#/$defs/place" },
            "otherPlaces": { "type": "array", "items": { "$ref": "#/$defs/place" }, "description": "More places of the same kind." },
            "details": { "$ref": "#/$defs/lines" },
            "property": { "type": "string", "description": "The property that is read, with its type: Store.items." },
            "properties": { "type": "array", "items": { "type": "string" }, "description": "Instead of 'property': several that are read in the closures of 'writer'." },
            "members": { "type": "array", "items": { "type": "string" }, "description": "The members of an external object that body reads." },
            "published": { "type": "integer", "description": "The number of properties of the observed class that announce changes." },
            "read": { "type": "integer", "description": "How many of them body reads." },
            "view": { "type": "string", "description": "The view that reads, observes or creates; for a creation in a member of no view, that member." },
            "writer": { "type": "string", "description": "The view that contains the code, if it passes the closure around it to the view that runs it." },
            "isAlwaysNew": { "type": "boolean", "description": "Whether an input of the created view is certainly new each time." },
            "reason": { "type": "string", "description": "A word for the kind: closure, closureHolder, object, freshValue, freshDefault, objectDefault, erasedView or maybeClosures of an input; wrapper, closure, requirement, unreadQuery or severalDeclarations of an unknown cause." },
            "before": { "type": "integer", "description": "The number of views that a change evaluates now." },
            "after": { "type": "integer", "description": "The number after the migration." },
            "rule": { "type": "string", "description": "The rule that offers the migration." }
          }
        }
      }
    }

    """#
}
