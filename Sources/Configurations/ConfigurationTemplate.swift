package import CodemodKit

/// A configuration file with all possible settings in comments that explain them: an active setting would
/// override those of extended files, even with a default value.
package struct ConfigurationTemplate {
  private let codemods: [CodemodMetadata]

  /// Creates a file that configures these passes.
  package init(_ codemods: [CodemodMetadata]) {
    self.codemods = codemods
  }

  /// The file.
  package var text: String {
    """
    // What swiftfix does in this folder and below it. Only the nearest .swiftfix.json, in the folder of a
    // file or above it, has an effect. As it stands, this one leaves everything to the defaults: take the
    // '//' from the values that you want. 'swiftfix config PATH' shows those that hold for a file.
    {
      // Other files, whose values are used where this one has none; a later one wins over an earlier.
      // "extends": ["../shared/swiftfix.json"],

      // The files that are looked at (all, where 'include' is left out), and those that are left alone.
      // "Old" is a file or folder of this name at any depth, "Old/" a folder; "App/Old" and "/Old" are paths
      // from here. '*' stands for any characters but '/', '**/' for any folders, '{a,b}' for a or b.
      // "include": ["Sources/"],
      // "exclude": ["Old/", "*.pb.swift"],

      // Passes, categories, IDs and prefixes of IDs that are not reported: everywhere, and in the files that
      // a pattern matches. "ignore": ["animation", "LZ2"], "per-file": { "Previews/": ["work-in-body",
      // "HF100"] },

      // How the project is built; these values win over its own files.
      // "deployment": { "ios": "17.0", "macos": 14 },
      // "swift": 6,
      // "sdk": 26,

      // Where the files of 'Codemods/Pages' of swiftfix can be read; SARIF reports and editors link to them.
      // "documentation": "https://example.com/swiftfix/Codemods/Pages",

      // Folders of codemods of your own, besides '.swiftfix/codemods' here and above.
      // "codemods": ["tools/codemods/"],

      // What each pass does. "off": nothing. "hint" and "warning": it reports and fixes nothing. "safe": it
      // applies the fixes after which the code has the same result, except for what their notes in the
      // summary say. "unsafe": it applies all its fixes. 'swiftfix explain PASS' explains each.
      "passes": {

    """ + codemods.map(section).joined(separator: "\n") + "  },\n}\n"
  }

  private func section(_ codemod: CodemodMetadata) -> String {
    "    // \(codemod.summary)\n    \"\(codemod.id)\": {\n      // \"level\": \"safe\",\n"
      + allowed(codemod.rules.filter { $0.tier == .unsafe }) + options(codemod.options) + "    },\n"
  }

  /// The unsafe fixes, each with what it may change.
  private func allowed(_ rules: [Rule]) -> String {
    guard !rules.isEmpty else { return "" }
    let lines = rules.map { "      //   \($0.id)  \($0.summary)\n" }.joined()
    let ids = rules.map { OptionValue.text($0.id).json }.joined(separator: ", ")
    return "      // Unsafe fixes that 'allow' applies:\n" + lines
      + "      // \"allow\": [\(ids)],\n"
  }

  private func options(_ options: [CodemodOption]) -> String {
    guard !options.isEmpty else { return "" }
    let lines = options.map { option in
      "        // \(option.summary)\n        // \"\(option.name)\": \(option.defaultValue.json),\n"
    }
    return "      \"options\": {\n" + lines.joined() + "      },\n"
  }
}

extension OptionValue {
  /// The value in the format of a configuration.
  var json: String {
    guard case .text(let text) = self else { return spelling }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
