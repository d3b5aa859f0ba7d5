import SwiftUI
import os

struct Row: View {
    let name: String
    let log: OSLog
    let logger: Logger

    var body: some View {
        let _ = os_signpost(.begin, log: log, name: "body")
        Text(name)
    }
}
