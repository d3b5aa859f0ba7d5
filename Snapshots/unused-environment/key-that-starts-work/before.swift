import SwiftUI

final class CrashReporter {
    static func start() {}
}

final class Startup: EnvironmentKey, Sendable {
    static let defaultValue = Startup()

    private init() { CrashReporter.start() }
}

struct Session {
    let number: Int

    init() {
        CrashReporter.start()
        number = 1
    }
}

private struct SessionKey: EnvironmentKey {
    static var defaultValue: Session { Session() }
}

extension EnvironmentValues {
    var startup: Startup { self[Startup.self] }
    var session: Session { self[SessionKey.self] }
}

struct TrailRow: View {
    @Environment(\.startup) private var startup
    @Environment(\.session) private var session

    var body: some View {
        Text("Trail")
    }
}
