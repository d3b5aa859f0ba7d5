import Foundation
import SwiftUI

struct Trail: Codable {
    let name: String
}

// Only new data evaluates it.
struct Destination: View {
    let data: Data

    var body: some View {
        if let trail = try? JSONDecoder().decode(Trail.self, from: data) { Text(trail.name) }
    }
}

struct Editor: View {
    let data: Data
    @State private var note = ""

    var body: some View {
        TextField("Note", text: $note)
        Text(note)
        if let trail = try? JSONDecoder().decode(Trail.self, from: data) { Text(trail.name) }
    }
}

struct Screen: View {
    let data: Data

    var body: some View {
        Destination(data: data)
        Editor(data: data)
    }
}
