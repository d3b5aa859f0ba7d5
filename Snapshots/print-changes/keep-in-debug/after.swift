import SwiftUI

struct Row: View {
    let name: String

    var body: some View {
        #if DEBUG
        let _ = Self._printChanges()
        #endif

        switch name {
        case "a":
            #if DEBUG
            let _ = Self._printChanges()
            #else
            EmptyView()
            #endif
        default:
            Text(name)
        }
    }
}

struct Returning: View {
    let name: String

    var body: some View { Self._printChanges(); return Text(name) }
}
