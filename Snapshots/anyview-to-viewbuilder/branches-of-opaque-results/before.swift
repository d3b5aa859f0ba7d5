import SwiftUI

enum Weather { case sun, rain, snow }

struct Sky: View {
    let isOpen: Bool
    let weather: Weather

    var body: some View {
        var badge: some View {
            if isOpen {
                return AnyView(Image(systemName: "sun.max"))
            }
            return AnyView(Text("closed"))
        }
        var alone: some View { return AnyView(Text("alone")) }

        return VStack {
            badge.padding()
            alone
            content
            symbol
        }
    }

    private var content: some View {
        if isOpen {
            AnyView(Text("open"))
        } else {
            AnyView(Image(systemName: "lock"))
        }
    }

    private var symbol: some View {
        switch weather {
        case .sun: AnyView(Image(systemName: "sun.max"))
        case .rain: AnyView(Text("rain"))
        case .snow: if isOpen { AnyView(Color.white) } else { AnyView(Text("snow")) }
        }
    }

    // Different views, but none is erased.
    private var plain: some View {
        if isOpen { Text("open") } else { Text("closed") }
    }
}
