import SwiftUI

struct Badge: View {
    var body: some View { Text("Badge") }
}

struct Badge_Previews: PreviewProvider {
    // What Xcode shows.
    static var previews: some View {
        Badge()
    }
}
