/// New code as a pass writes it: a template with interpolated source text.
///
/// The literal text is the template: its lines end with LF, and a level of indentation is two spaces or a
/// tab. ``TextStyle/render(_:base:at:)`` converts it to the style of the file. Interpolated text is source
/// text and is copied unchanged, including multi-line strings and line ends:
///
///     let snippet: Snippet = "\(condition) {\n  \(body)\n}"
///
/// A snippet can also be interpolated; its lines get the indentation of the line that contains it.
package struct Snippet: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Hashable, Sendable {
    case template([UInt8])
    case source([UInt8])
  }

  let pieces: [Piece]

  /// Creates a snippet that consists of a template only.
  package init(stringLiteral template: String) {
    pieces = [.template(Array(template.utf8))]
  }

  /// Creates a snippet from the pieces of an interpolated literal.
  package init(stringInterpolation: Interpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Creates a snippet with the lines of `snippets`, one below the other.
  package init(lines snippets: [Snippet]) {
    pieces = Array(snippets.map(\.pieces).joined(separator: [.template([UInt8(ascii: "\n")])]))
  }

  /// Collects the pieces of a snippet literal.
  package struct Interpolation: StringInterpolationProtocol {
    private(set) var pieces: [Piece] = []
    /// The indentation of the current line.
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

    /// Adds a snippet with the indentation of the current line.
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
