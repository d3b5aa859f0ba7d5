import SwiftUI

struct Title: View {
    let on: Bool

    var body: some View {
        if on { Text("a").bold() } else { Text("a") }
    }
}

struct Title_Previews: PreviewProvider {
    static var previews: some View {
        Title(on: true).bold()
        Title(on: true).onAppear { print("shown") }
    }
}
