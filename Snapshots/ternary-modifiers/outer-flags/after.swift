import SwiftUI

struct Form: View {
    let isCode: Bool
    let name: String

    var body: some View {
        VStack {
            if isCode {
                Text(name).autocorrectionDisabled()
            } else {
                Text(name)
            }
            Text(name).privacySensitive(isCode)
        }
        .autocorrectionDisabled()
    }
}
