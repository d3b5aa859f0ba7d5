import SwiftUI

enum Weather { case sun, rain, snow }

struct Sky: View {
    let isOpen: Bool
    let weather: Weather

    var body: some View {
        @ViewBuilder
        var badge: some View {
            if isOpen {
                Image(systemName: "sun.max")
            } else {
                Text("closed")
            }
        }
        var alone: some View { return Text("alone") }

        return VStack {
            badge.padding()
            alone
            content
            symbol
        }
    }

    @ViewBuilder
    private var content: some View {
        if isOpen {
            Text("open")
        } else {
            Image(systemName: "lock")
        }
    }

    @ViewBuilder
    private var symbol: some View {
        switch weather {
        case .sun: Image(systemName: "sun.max")
        case .rain: Text("rain")
        case .snow: if isOpen { Color.white } else { Text("snow") }
        }
    }

    // Different views, but none is erased.
    private var plain: some View {
        if isOpen { Text("open") } else { Text("closed") }
    }
}
