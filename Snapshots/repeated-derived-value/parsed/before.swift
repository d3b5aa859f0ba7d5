import SwiftUI

func parseLines(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n") { lines.append(String(line)) }
    return lines
}

func parseNothing(_ text: String) -> [String] { [text] }

struct Lines: View {
    let lines: [String]

    var body: some View { Text("\(lines.count)") }
}

struct Message: View {
    let text: String

    var body: some View {
        VStack {
            Self.lines(of: text)
            Lines(lines: parseNothing(text))
        }
    }

    private static func lines(of text: String) -> Lines {
        Lines(lines: parseLines(text))
    }
}
