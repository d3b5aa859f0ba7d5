import SwiftUI

// What is tried out in a playground isn't looked at.
struct Trial: View {
    let names: [String]

    var body: some View {
        ForEach(names, id: \.self) { name in
            Text(name).id(UUID())
        }
    }
}
