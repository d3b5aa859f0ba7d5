import SwiftUI

extension String {
    enum Style: CaseIterable {
        case plain, quoted
    }
}

struct StyleList: View {
    var body: some View {
        ScrollView {
            VStack {
                ForEach(String.Style.allCases, id: \.self) { style in
                    Text(String(describing: style))
                }
            }
        }
    }
}
