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

struct SeasonsToVisit: View {
    @AppStorage("isCold") private var isCold = false

    private var seasons: [Season] {
        if isCold {
            return Season.allCases.filter { $0 != .summer }
        } else {
            return Season.allCases
        }
    }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(seasons) { season in
                    Text(season.rawValue)
                }
            }
        }
    }
}

struct Help: View {
    private let answers = ["When?": "Now", "Where?": "Here", "Why?": "So"]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Array(answers.keys.sorted()), id: \.self) { question in
                    Text(answers[question] ?? "")
                }
            }
        }
    }
}
