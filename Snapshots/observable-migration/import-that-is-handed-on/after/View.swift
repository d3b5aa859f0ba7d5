import SwiftUI

struct ClockView: View {
    var clock: Clock
    var pulses = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("\(clock.ticks)")
    }
}
