import SwiftUI

struct Link: Identifiable {
    let id: Int
    let url: URL?
}

struct LinkRow: View {
    let links: [Link]

    var body: some View {
        VStack {
            if let url = links.compactMap(\.url).first { Text(url.absoluteString) }
            if let url = links.lazy.compactMap(\.url).first { Text(url.path) }
        }
    }
}
