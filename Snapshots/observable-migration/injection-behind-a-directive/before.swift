import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

extension View {
    func sharing(_ object: some ObservableObject) -> some View {
        environmentObject(object)
    }
}

struct SessionView: View {
    @StateObject private var session = Session()

    var body: some View {
        NameView()
            #if os(Linux) || os(iOS)
                .sharing(session)
            #else
                .padding()
            #endif
    }
}

struct NameView: View {
    @EnvironmentObject var session: Session

    var body: some View {
        Text(session.name)
    }
}
