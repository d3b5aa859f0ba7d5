import SwiftUI

struct Branch {
    var name: String
    var children: [Branch]
}

struct Outline: View {
    let root: Branch

    var body: some View {
        VStack {
            Text(root.name)
            children()
        }
    }

    func children() -> AnyView {
        AnyView(
            ForEach(0..<root.children.count, id: \.self) { index in
                Outline(root: root.children[index])
            }
        )
    }
}
