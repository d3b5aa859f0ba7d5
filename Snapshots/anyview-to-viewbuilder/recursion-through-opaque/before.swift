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

    func row(_ branch: Branch) -> some View {
        VStack {
            Text(branch.name)
            if let first = branch.children.first {
                AnyView(row(first))
            }
        }
    }
}
