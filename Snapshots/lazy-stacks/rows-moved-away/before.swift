import SwiftUI

struct Timetable: View {
    let hours: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(hours, id: \.self) { hour in
                    Text("\(hour)")
                        .frame(maxWidth: .infinity)
                        .offset(y: CGFloat(hour) * 60)
                }
            }
        }
    }
}
