import SwiftUI

struct TrailView: View {
    let names: [String]

    var body: some View {
        ForEach(names, id: \.self) { name in
            Text(name).id(UUID())
        }
    }
}
