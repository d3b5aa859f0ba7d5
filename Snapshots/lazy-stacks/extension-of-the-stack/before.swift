import SwiftUI

extension VStack {
    func striped() -> some View { self }
}

struct Names: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Text(name)
                }
            }
            .striped()
        }
    }
}
