import Combine
import SwiftUI

// Nothing is published, so nothing has to be observed.
final class Logger {
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
}

final class Uploader: NSObject {
    private let logger = Logger()
    private var isRunning = false
    func start() {
        isRunning = true
        logger.log("start")
    }
}

struct UploadButton: View {
    @State private var uploader = Uploader()
    var logger: Logger

    var body: some View {
        Button("Upload") {
            uploader.start()
            logger.log("tapped")
        }
    }
}

// It comes from the environment, which takes only Observable objects of a class.
@Observable
final class Session {
    @ObservationIgnored var token = ""
}

struct TokenLabel: View {
    @Environment(Session.self) private var session
    var body: some View { Button("Log out") { session.token = "" } }
}

struct Root: View {
    @State private var session = Session()
    var body: some View { TokenLabel().environment(session) }
}

// A binding of an object that the view doesn't own needs an Observable object.
@Observable
final class Draft {
    @ObservationIgnored var text = ""
}

struct DraftField: View {
    @Bindable var draft: Draft
    var body: some View { TextField("Draft", text: $draft.text) }
}
