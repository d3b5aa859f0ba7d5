import SwiftUI

func lines(in text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n") { lines.append(String(line)) }
    return lines
}

struct Block {
    let text: String
}

// What is walked through is made of the text.
func blocks(_ text: String) -> [Block] {
    let words = text.split(separator: " ")
    var rest = words[...]
    var blocks: [Block] = []
    while let word = rest.popFirst() { blocks.append(Block(text: String(word))) }
    return blocks
}

// Nothing is taken apart, the result is a text, or the loop is about something else.
func parseNothing(_ text: String) -> [String] { [text] }

func parseInitials(_ name: String) -> String {
    var initials = ""
    for part in name.split(separator: " ") { initials += part.prefix(1) }
    return initials
}

func parseCounts(_ text: String, counts: [Int]) -> [Int] {
    var found: [Int] = []
    for count in counts { found.append(count + text.count) }
    return found
}

struct Lines: View {
    let lines: [String]

    var body: some View { Text("\(lines.count)") }
}

struct Message: View {
    let text: String
    @State private var isMarked = false

    var body: some View {
        VStack {
            Toggle("Marked", isOn: $isMarked)
            Text(isMarked ? "Marked" : "")
            Self.view(of: text)
            Lines(lines: parseNothing(text))
            Text(parseInitials(text))
            Text("\(blocks(text).count) \(parseCounts(text, counts: []).count)")
        }
    }

    private static func view(of text: String) -> Lines {
        Lines(lines: lines(in: text))
    }
}

extension Message {
    var isLong: Bool { text.count > 100 }
}

// It is parsed when it changes, or when it is shown.
struct License: View {
    let text: String
    @State private var isShown = false

    var body: some View {
        Button("License") { isShown.toggle() }
        if isShown { Lines(lines: lines(in: text)) }
    }
}

// The code is another one each time.
struct Code: View {
    let secret: String
    @Binding var isMarked: Bool

    private func code() -> Int { lines(in: secret).count + Int(Date().timeIntervalSince1970) }

    var body: some View {
        Text("\(code())")
        Text(isMarked ? "Marked" : "")
    }
}

// It isn't evaluated for equal texts, unless there is something else that changes.
struct PlainText: View {
    let text: String
    let language: String

    var body: some View { Lines(lines: lines(in: text + language)) }
}

struct OtherText: View {
    let text: String
    let language: String

    var body: some View {
        Text(language)
        Lines(lines: lines(in: text))
    }
}

struct ClosedText: View {
    let text: String
    let open: () -> Void

    var body: some View { Lines(lines: lines(in: text)).onTapGesture(perform: open) }
}

struct Texts: View {
    let text: String
    @State private var isOpen = false

    var body: some View {
        PlainText(text: text, language: "en")
        OtherText(text: text, language: "en")
        ClosedText(text: text) { isOpen.toggle() }
        Text(isOpen ? "open" : "closed")
    }
}

// It makes a text.
struct Encoded: View {
    let text: String
    @State private var isOpen = false

    private func encode(_ text: String) -> String { lines(in: text).joined() }

    var body: some View {
        Text(encode(text))
        Toggle("Open", isOn: $isOpen)
        Text(isOpen ? "open" : "closed")
    }
}

// The function that shows it is only called under a condition.
struct Folded: View {
    let text: String
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen { content }
    }

    private var content: some View { Lines(lines: lines(in: text)) }
}

// A cache parses each text once, and what encodes a text doesn't parse it.
enum LineCache {
    nonisolated(unsafe) private static var stored: [String: [String]] = [:]

    static func parts(of text: String) -> [String] {
        guard text.count < 1000 else { return lines(in: text) }
        let found = stored[text] ?? lines(in: text)
        stored[text] = found
        return found
    }
}

func encode(_ text: String) -> [Int] {
    var codes: [Int] = []
    for scalar in text.unicodeScalars { codes.append(Int(scalar.value)) }
    return codes
}

struct Kept: View {
    let text: String
    @State private var isMarked = false

    var body: some View {
        Toggle("Marked", isOn: $isMarked)
        Text(isMarked ? "Marked" : "")
        Lines(lines: LineCache.parts(of: text))
        Text("\(encode(text).count)")
    }
}

// The text is only a key, what is made of two texts is an answer, or a flag of the caller changes once.
final class Days {
    var rows: [String: [Int]] = [:]

    func rows(for day: String) -> [Int] { rows[day] ?? [] }
    func other(_ day: String) -> [Int] { rows.filter { $0.key != day }.flatMap(\.value) }
}

func numbers(of day: String, in days: Days) -> [Int] {
    var numbers: [Int] = []
    for row in days.rows(for: day) { numbers.append(row) }
    for row in days.rows[day] ?? [] { numbers.append(row) }
    return numbers
}

func known(_ dayKey: String, in days: Days) -> [Int] {
    let rows = days.rows(for: dayKey)
    let others = days.other(dayKey)
    var known: [Int] = []
    for row in rows { known.append(row) }
    for row in others { known.append(row) }
    return known
}

func order(_ old: String, _ new: String) -> ComparisonResult {
    for (left, right) in zip(old.split(separator: "."), new.split(separator: ".")) where left != right {
        return left < right ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
}

struct Day: View {
    let days: Days
    let name: String
    @State private var isMarked = false

    var body: some View {
        Toggle("Marked", isOn: $isMarked)
        Text(isMarked ? "Marked" : "")
        Text("\(numbers(of: name, in: days).count) \(known(name, in: days).count)")
        Text(order(name, "1.0") == .orderedSame ? "same" : "other")
    }
}

struct Streamed: View {
    let text: String
    let isStreaming: Bool

    var body: some View { Lines(lines: lines(in: text)).opacity(isStreaming ? 0.5 : 1) }
}

struct Wrapped: View {
    let text: String
    var wraps = false

    var body: some View { Lines(lines: lines(in: text)).lineLimit(wraps ? nil : 1) }
}

struct Notes: View {
    let text: String
    @State private var wraps = false

    var body: some View {
        Toggle("Wrap", isOn: $wraps)
        Wrapped(text: text, wraps: wraps)
        Streamed(text: text, isStreaming: wraps)
    }
}
