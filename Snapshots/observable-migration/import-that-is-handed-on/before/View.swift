import SwiftUI

struct ClockView: View {
    @ObservedObject var clock: Clock
    var pulses = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("\(clock.ticks)")
    }
}
