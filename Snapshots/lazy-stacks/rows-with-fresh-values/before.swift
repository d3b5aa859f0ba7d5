import Foundation
import SwiftUI

struct Named: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Text(name + UUID().uuidString).frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct Dated: View {
    let dates: [Date]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(dates).sorted(), id: \.self) { date in
                    Text(date < Date() ? "past" : "future").frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct DatedNow: View {
    let dates: [Date]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(dates).sorted(), id: \.self) { date in
                    Text(date < Date.now ? "past" : "future").frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct Later: View {
    let dates: [Date]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(dates).sorted(), id: \.self) { date in
                    Text(date, style: .date).frame(maxWidth: .infinity).onTapGesture { print(Date(), UUID()) }
                }
            }
        }
    }
}
