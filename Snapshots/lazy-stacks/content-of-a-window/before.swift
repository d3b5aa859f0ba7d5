import AppKit
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
                Divider()
                ForEach(trails) { Text($0.name) }
            }
        }
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                Divider()
                ForEach(peaks) { Text($0.name) }
            }
        }
    }
}

@MainActor
enum Windows {
    static func trails() -> NSWindow {
        NSWindow(contentViewController: NSHostingController(rootView: TrailList(trails: [])))
    }
}

@MainActor
enum Panels {
    static func peaks() -> NSWindow {
        let window = NSWindow(contentViewController: NSHostingController(rootView: PeakList(peaks: [])))
        window.setContentSize(NSSize(width: 400, height: 300))
        return window
    }
}
