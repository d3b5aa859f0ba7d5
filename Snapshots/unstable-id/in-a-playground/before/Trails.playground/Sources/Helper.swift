import SwiftUI

public struct Helper: View {
    let names: [String]

    public var body: some View {
        ForEach(names, id: \.self) { name in
            Text(name).id(UUID())
        }
    }
}
