import SwiftUI

struct Row_Previews: PreviewProvider {
    typealias Previews = AnyView
    static var previews: AnyView { AnyView(Text("a")) }
}

struct Cell_Previews: PreviewProvider {
    static var previews: AnyView { AnyView(Text("b")) }
}

struct Gallery: View {
    let cell: Cell_Previews.Previews
    var body: some View { cell }
}

struct Screen_Previews: PreviewProvider {
    static var previews: AnyView { AnyView(Text("c")) }
}
