import SwiftUI

enum Season: String, CaseIterable, Identifiable {
    case spring, summer, autumn, winter

    var id: Self { self }
}

struct SeasonList: View {
    var body: some View {
        ScrollView {
            VStack {
                ForEach(Season.allCases) { season in
                    Text(season.rawValue)
                }
            }
        }
    }
}
