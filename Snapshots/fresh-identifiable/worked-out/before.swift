import Foundation
import SwiftUI

struct Stamp: Hashable {
    let text: String

    var date: Date { Self.formatter.date(from: text) ?? .distantPast }

    static let formatter = DateFormatter()
}

struct Post: Identifiable {
    let name: String
    let edited: Stamp
    let tags: [String]

    var id: String { "\(name)\(edited.date.description)" }
    var key: String { tags.joined(separator: ",") }
    var label: String { tags.joined(separator: ",") }
}

struct Plain: Identifiable {
    let name: String
    let number: Int

    var id: String { "\(name)-\(number)" }
}

struct Dated: Identifiable {
    let name: String
    let date: Date?

    var id: String {
        if let date { return "\(name)\(date.description)" }
        return name
    }
}

struct Interpolated: Identifiable {
    let date: Date
    let number: Int

    var id: String { "\(date) \(number)" }
}

struct Posts: View {
    let posts: [Post]
    let dated: [Dated]
    let interpolated: [Interpolated]

    var body: some View {
        List(posts, id: \.key) { post in Text(post.label) }
        List(posts) { post in Text(post.label) }
        List(dated) { item in Text(item.name) }
        List(interpolated) { item in Text("\(item.number)") }
    }
}

// No list has rows for these.
enum Detail: Identifiable {
    case names([String])

    var id: String {
        switch self {
        case .names(let names): names.joined(separator: ",")
        }
    }
}

struct Names: RawRepresentable {
    var names: [String]

    var rawValue: String { names.joined(separator: ",") }

    init?(rawValue: String) { names = [rawValue] }
}

enum Kind: String, CaseIterable { case open, closed }

struct Kinds: View {
    var body: some View {
        ForEach(Kind.allCases, id: \.rawValue) { kind in Text(kind.rawValue) }
    }
}

protocol Edited {
    var edited: Date { get }
    var viewID: String { get }
}

extension Edited {
    var viewID: String { "\(edited)" }
}

struct Comment: Edited {
    let edited: Date
    let text: String
}

struct Comments: View {
    let comments: [Comment]

    var body: some View {
        List(comments, id: \.viewID) { comment in Text(comment.text) }
    }
}

// What the 'id' of the other value makes is reported there.
struct Wrapped: Identifiable {
    let post: Post

    var id: String { post.id }
}

struct WrappedPosts: View {
    let posts: [Wrapped]
    let unwrapped: [Post]

    var body: some View {
        List(posts) { wrapped in Text(wrapped.post.label) }
        ForEach(unwrapped) { post in Text(post.label) }
    }
}
