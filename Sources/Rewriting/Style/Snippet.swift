/// New code as a pass writes it: a template with source text put in.
///
/// What is written literally is the template: its lines end with LF, and a level of indentation is two
/// spaces or a tab. ``TextStyle/render(_:base:at:)`` gives it the style of the file. What is interpolated is
/// source text and stays as it is, byte for byte, multi-line strings and line ends included:
///
///     let snippet: Snippet = "\(condition) {\n  \(body)\n}"
///
/// A snippet can also be interpolated; its lines are indented as the line that it is put in.
package struct Snippet: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Hashable, Sendable {
    case template([UInt8])
    case source([UInt8])
  }

  let pieces: [Piece]

  /// The snippet that is all template.
  package init(stringLiteral template: String) {
    pieces = [.template(Array(template.utf8))]
  }

  /// The snippet with the pieces of an interpolated literal.
  package init(stringInterpolation: Interpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The snippet with the lines of `snippets`, one below the other.
  package init(lines snippets: [Snippet]) {
    pieces = Array(snippets.map(\.pieces).joined(separator: [.template([UInt8(ascii: "\n")])]))
  }

  /// Gathers the pieces of a snippet's literal.
  package struct Interpolation: StringInterpolationProtocol {
    private(set) var pieces: [Piece] = []
    /// What the line that is being written begins with.
    private var indentation: [UInt8] = []
    private var isAtLineStart = true

    /// An interpolation without pieces.
    package init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds template text.
    package mutating func appendLiteral(_ template: String) {
      guard !template.isEmpty else { return }
      let bytes = Array(template.utf8)
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          indentation = []
          isAtLineStart = true
        } else if isAtLineStart, byte.isSpaceOrTab {
          indentation.append(byte)
        } else {
          isAtLineStart = false
        }
      }
      pieces.append(.template(bytes))
    }

    /// Adds source text.
    package mutating func appendInterpolation(_ source: String) {
      appendInterpolation(Array(source.utf8))
    }

    /// Adds source text.
    package mutating func appendInterpolation(_ source: some Sequence<UInt8>) {
      pieces.append(.source(Array(source)))
      isAtLineStart = false
    }

    /// Adds a snippet, indented as the line that it is put in.
    package mutating func appendInterpolation(_ snippet: Snippet) {
      for piece in snippet.pieces {
        guard case .template(let bytes) = piece else {
          pieces.append(piece)
          continue
        }
        pieces.append(.template(bytes.flatMap { $0 == UInt8(ascii: "\n") ? [$0] + indentation : [$0] }))
      }
      isAtLineStart = false
    }
  }
}
