import SwiftUI

struct Stamps {
    func text(_ date: Date) -> String {
        let `default` = DateFormatter()
        `default`.dateStyle = .short
        return `default`.string(from: date)
    }
}

struct Stamp: View {
    private let `Type` = ISO8601DateFormatter()
    let date: Date

    var body: some View { Text(`Type`.string(from: date)) }
}
