import SwiftUI

enum Season: String, CaseIterable, Identifiable {
    case spring, summer, autumn, winter
    var id: Self { self }
}

protocol Choice: CaseIterable, Hashable {
    var name: String { get }
}

enum Size: Choice {
    case small, large
    var name: String { self == .small ? "Small" : "Large" }
}

struct ChoiceRow: View {
    let name: String

    var body: some View {
        Text(name).frame(maxWidth: .infinity)
    }
}

struct Choices<Option: Choice>: View where Option.AllCases == [Option] {
    let chosen: Option

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Option.allCases, id: \.self) { ChoiceRow(name: $0.name) }
            }
        }
    }
}

struct Names<Value: CaseIterable & Hashable>: View where Value.AllCases == [Value] {
    let all: Value.Type

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Value.allCases, id: \.self) { ChoiceRow(name: "\($0)") }
            }
        }
    }
}

protocol Named: Hashable {
    static var allCases: [Self] { get }
    var name: String { get }
}

struct Trail: Named {
    static var allCases: [Trail] { loaded }
    static let loaded: [Trail] = []
    let name: String
}

struct Trails<Value: Named>: View {
    let first: Value

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Value.allCases, id: \.self) { ChoiceRow(name: $0.name) }
            }
        }
    }
}
