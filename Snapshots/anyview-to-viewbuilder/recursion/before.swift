import SwiftUI

struct Branch {
    var name: String
    var children: [Branch]
}

struct Outline: View {
    let root: Branch

    var body: some View {
        row(root)
    }

    func row(_ branch: Branch) -> AnyView {
        AnyView(
            VStack {
                Text(branch.name)
                ForEach(0..<branch.children.count, id: \.self) { index in
                    row(branch.children[index])
                }
            }
        )
    }
}
