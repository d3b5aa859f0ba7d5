import SwiftUI

struct Title: View {
    let on: Bool

    var body: some View {
        Text("a").bold(on)
    }
}

struct Title_Previews: PreviewProvider {
    static var previews: some View {
        Title(on: true).bold()
        Title(on: true).onAppear { print("shown") }
    }
}
