import SwiftUI

struct Row: View {
    let name: String

    var body: some View {
        let _ = Self._printChanges()

        switch name {
        case "a":
            let _ = Self._printChanges()
        default:
            Text(name)
        }
    }
}

struct Returning: View {
    let name: String

    var body: some View { Self._printChanges(); return Text(name) }
}
