import Combine
import SwiftUI

// Nothing is published, so nothing has to be observed.
final class Logger: ObservableObject {
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
}

final class Uploader: NSObject, ObservableObject {
    private let logger = Logger()
    private var isRunning = false
    func start() {
        isRunning = true
        logger.log("start")
    }
}

struct UploadButton: View {
    @StateObject private var uploader = Uploader()
    @ObservedObject var logger: Logger

    var body: some View {
        Button("Upload") {
            uploader.start()
            logger.log("tapped")
        }
    }
}

// It comes from the environment, which takes only Observable objects of a class.
final class Session: ObservableObject {
    var token = ""
}

struct TokenLabel: View {
    @EnvironmentObject private var session: Session
    var body: some View { Button("Log out") { session.token = "" } }
}

struct Root: View {
    @StateObject private var session = Session()
    var body: some View { TokenLabel().environmentObject(session) }
}

// A binding of an object that the view doesn't own needs an Observable object.
final class Draft: ObservableObject {
    var text = ""
}

struct DraftField: View {
    @ObservedObject var draft: Draft
    var body: some View { TextField("Draft", text: $draft.text) }
}
