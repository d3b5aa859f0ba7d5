import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
    }
}

/// The host is as large as the list would like to be.
@MainActor func popover(_ trails: [Trail]) -> AnyObject {
    let host = NSHostingController(rootView: TrailList(trails: trails))
    host.sizingOptions = .preferredContentSize
    return host
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
    }
}

@main
struct Guide: App {
    var body: some Scene {
        WindowGroup {
            PeakList(peaks: [])
        }
        .windowResizability(.contentSize)
    }
}

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(huts) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
    }
}

/// A frame says how large it is, whatever is in it.
@MainActor func sized(_ huts: [Trail]) -> CGSize {
    let host = NSHostingController(rootView: HutList(huts: huts).frame(width: 300, height: 400))
    return host.sizeThatFits(in: .zero)
}

struct LakeList: View {
    let lakes: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(lakes) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
    }
}

/// Nobody asks how large it would like to be.
@MainActor func shown(_ lakes: [Trail]) -> AnyObject {
    NSHostingController(rootView: LakeList(lakes: lakes))
}
